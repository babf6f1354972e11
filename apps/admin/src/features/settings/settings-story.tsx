import { inArea } from '../../parts/area/area-story';
import { pathTo, type RouteName } from '../../paths';
import { SettingsLayout } from './SettingsLayout';

/** Renders a page of the settings in their layout: `decorators: inSettings('admin.settings.files')`. */
export const inSettings = (route: Extract<RouteName, `admin.settings.${string}`>) =>
  inArea(SettingsLayout, pathTo(route));
