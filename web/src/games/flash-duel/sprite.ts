import { addIcons } from '../../lib/icon-names';
import sprite from '../../../gen/flash-duel.svg?url';
import { icons } from './icons';

addIcons(icons, sprite);
