import {
  ArrowUpDown,
  Bath,
  Car,
  CookingPot,
  Droplet,
  Flame,
  House,
  PhoneIncoming,
  Pipette,
  Printer,
  Share2,
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

/** Features by their names, and what buttons of the page do. */
const icons = {
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
  callBack: PhoneIncoming,
  print: Printer,
  share: Share2,
} satisfies Record<FeatureName, IconNode> & Record<string, IconNode>

export type PropertyIconName = keyof typeof icons

const shapesOf = (icon: IconNode) =>
  icon.map(
    ([tag, attributes]) =>
      `<${tag}${Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('')}/>`,
  )

/** The icons of property pages in one file, which the pages share: in each of them they would be a twentieth of it. */
export const propertyIcons = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(icons)
  .map(([name, icon]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(icon).join('')}</symbol>`)
  .join('')}</svg>`

/** Changes with the drawings. */
const version = sha256(propertyIcons).slice(0, 8)

/** A decorative icon: the text beside it has the meaning. */
export const PropertyIcon = ({ name }: { name: PropertyIconName }) => (
  <svg aria-hidden="true" className="icon-line size-5 shrink-0">
    <use href={`/property-icons.svg?v=${version}#${name}`} />
  </svg>
)
