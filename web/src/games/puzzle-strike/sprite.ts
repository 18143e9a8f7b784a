import { addIcons } from '../../lib/icon-names';
import sprite from '../../../gen/puzzle-strike.svg?url';
import { icons } from './icons';

addIcons(icons, sprite);
