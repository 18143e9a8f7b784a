import { addIcons } from '../../lib/icon-names';
import sprite from './icons.gen.svg?url';
import { icons } from './icons';

addIcons(icons, sprite);
