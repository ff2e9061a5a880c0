import type { DemoFacts } from '../../facts'
import type { PropertyPictureKind } from '../../picture-pool'
import { area, nounOf } from './phrases'

/** 'Fassade der Villa in Embourg': what is seen, and where. */
export function germanAltText(kind: PropertyPictureKind, facts: DemoFacts): string {
  const { noun, des, dem } = nounOf(facts)
  const isFeminine = dem.startsWith('der ')
  const beside = isFeminine ? `an ${dem}` : `am ${noun}`
  const at = `in ${facts.place.de}`
  const isParking = facts.kind === 'garage' || facts.kind === 'parking'
  const texts: Record<PropertyPictureKind, string> = {
    facade: `Fassade ${des} ${at}`,
    street: `Straße vor ${dem} ${at}`,
    living: `Wohnzimmer ${des} ${at}`,
    kitchen: `Einbauküche ${des} ${at}`,
    bedroom: `Schlafzimmer ${des} ${at}`,
    bathroom: `Bad oder Duschraum ${des} ${at}`,
    office: `Arbeitsraum ${des} ${at}`,
    shop: `Innenraum ${des} ${at}`,
    garden:
      facts.gardenArea > 0
        ? `Garten von ${area(facts.gardenArea)} ${beside} ${at}`
        : `Grün rund um ${isFeminine ? `die ${noun}` : `das ${noun}`} ${at}`,
    terrace:
      facts.terraceArea > 0
        ? `Terrasse von ${area(facts.terraceArea)} ${beside} ${at}`
        : `Terrasse ${des} ${at}`,
    landPlot: `Baugrundstück von ${area(facts.groundArea)} ${at}`,
    garage: isParking ? `Zufahrt ${isFeminine ? 'zur' : 'zum'} ${noun} ${at}` : `Garage ${des} ${at}`,
    aerial: `Luftbild ${des} ${at}`,
    plan: `Plan ${des} ${at}`,
  }
  return texts[kind]
}
