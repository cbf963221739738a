import type { ComponentType } from 'react';
import {
  BasketIcon,
  BookIcon,
  BriefcaseIcon,
  BuildingIcon,
  BuildingStoreIcon,
  BuildingWarehouseIcon,
  ClockIcon,
  CoinIcon,
  DeviceLaptopIcon,
  HeartIcon,
  HomeIcon,
  KeyIcon,
  MapPinIcon,
  SchoolIcon,
  SparklesIcon,
  SpeakerphoneIcon,
  TruckIcon,
  UsersIcon,
} from '@careers/ui/icons';
import type { Icon } from '../../content/schema/parts.ts';

/** Icons by their names in content. */
export const ICONS: Readonly<Record<Icon, ComponentType<{ size?: number }>>> = {
  basket: BasketIcon,
  book: BookIcon,
  briefcase: BriefcaseIcon,
  building: BuildingIcon,
  clock: ClockIcon,
  coin: CoinIcon,
  heart: HeartIcon,
  home: HomeIcon,
  key: KeyIcon,
  laptop: DeviceLaptopIcon,
  map: MapPinIcon,
  people: UsersIcon,
  school: SchoolIcon,
  sparkles: SparklesIcon,
  speaker: SpeakerphoneIcon,
  store: BuildingStoreIcon,
  truck: TruckIcon,
  warehouse: BuildingWarehouseIcon,
};
