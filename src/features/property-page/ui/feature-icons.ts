import {
  ArrowUpDown,
  Bath,
  Car,
  CookingPot,
  Droplet,
  Flame,
  House,
  Pipette,
  ShowerHead,
  SquareParking,
  Sun,
  Thermometer,
  Toilet,
  TreeDeciduous,
  Umbrella,
  Waves,
  Wine,
  Zap,
  type IconNode,
} from 'lucide'

import type { FeatureName } from '@/features/property-page/model/arrange-facts'
import { sha256 } from '@/lib/values/digest'

const icons: Readonly<Record<FeatureName, IconNode>> = {
  bathrooms: Bath,
  showerRooms: ShowerHead,
  toilets: Toilet,
  kitchen: CookingPot,
  garden: TreeDeciduous,
  terrace: Umbrella,
  garage: Car,
  parking: SquareParking,
  lift: ArrowUpDown,
  pool: Waves,
  solarPanels: Sun,
  heating: Thermometer,
  cellar: Wine,
  attic: House,
  water: Droplet,
  electricity: Zap,
  gas: Flame,
  drain: Pipette,
}

const shapesOf = (icon: IconNode) =>
  icon.map(
    ([tag, attributes]) =>
      `<${tag}${Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('')}/>`,
  )

/** The icons of all features: a file that property pages share, because in each page they would be a twentieth of it. */
export const featureIcons = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(icons)
  .map(([name, icon]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(icon).join('')}</symbol>`)
  .join('')}</svg>`

const version = sha256(featureIcons).slice(0, 8)

/** Where the icon of a feature is. The version changes with the drawings. */
export const featureIconPath = (name: FeatureName) => `/feature-icons.svg?v=${version}#${name}`
