import { addIcons } from '../../lib/icon-names';
import sprite from '../../../gen/fantasy-clash.svg?url';
import { icons } from './icons';

addIcons(icons, sprite);
