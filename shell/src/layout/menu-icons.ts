import type { ComponentType } from 'react';
import type { MenuIcon } from '@careers/contract';
import {
  BasketIcon,
  BookIcon,
  BuildingIcon,
  BuildingStoreIcon,
  CoinIcon,
  DeviceLaptopIcon,
  HeartIcon,
  HelpCircleIcon,
  KeyIcon,
  MapPinsIcon,
  NewsIcon,
  PhoneIcon,
  SchoolIcon,
  SendIcon,
  SpeakerphoneIcon,
  TruckIcon,
  UsersGroupIcon,
  UsersIcon,
} from '@careers/ui/icons';

type Icon = ComponentType<{ size?: number }>;

const ICONS: Readonly<Record<MenuIcon, Icon>> = {
  basket: BasketIcon,
  book: BookIcon,
  building: BuildingIcon,
  'building-store': BuildingStoreIcon,
  coin: CoinIcon,
  heart: HeartIcon,
  help: HelpCircleIcon,
  key: KeyIcon,
  laptop: DeviceLaptopIcon,
  'map-pins': MapPinsIcon,
  news: NewsIcon,
  phone: PhoneIcon,
  school: SchoolIcon,
  send: SendIcon,
  speakerphone: SpeakerphoneIcon,
  truck: TruckIcon,
  users: UsersIcon,
  'users-group': UsersGroupIcon,
};

const BY_NAME: ReadonlyMap<string, Icon> = new Map(Object.entries(ICONS));

export function menuIcon(name: string): Icon | undefined {
  return BY_NAME.get(name);
}
