import { addIcons } from '../../lib/icon-names';
import sprite from '../../../gen/shadows.svg?url';
import { icons } from './icons';

addIcons(icons, sprite);
