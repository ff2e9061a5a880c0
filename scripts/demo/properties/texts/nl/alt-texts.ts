import type { DemoFacts } from '../../facts'
import type { PropertyPictureKind } from '../../picture-pool'
import { area, nounOf } from './phrases'

/** 'Gevel van de villa in Embourg': what is seen, and where. */
export function dutchAltText(kind: PropertyPictureKind, facts: DemoFacts): string {
  const the = nounOf(facts).de
  const at = `in ${facts.place.nl}`
  const texts: Record<PropertyPictureKind, string> = {
    facade: `Gevel van ${the} ${at}`,
    street: `Straat voor ${the} ${at}`,
    living: `Leefruimte van ${the} ${at}`,
    kitchen: `Ingerichte keuken van ${the} ${at}`,
    bedroom: `Slaapkamer van ${the} ${at}`,
    bathroom: `Bad- of douchekamer van ${the} ${at}`,
    office: `Werkruimte van ${the} ${at}`,
    shop: `Binnenruimte van ${the} ${at}`,
    garden:
      facts.gardenArea > 0
        ? `Tuin van ${area(facts.gardenArea)} bij ${the} ${at}`
        : `Groen rond ${the} ${at}`,
    terrace:
      facts.terraceArea > 0
        ? `Terras van ${area(facts.terraceArea)} bij ${the} ${at}`
        : `Terras bij ${the} ${at}`,
    landPlot: `Bouwgrond van ${area(facts.groundArea)} ${at}`,
    garage:
      facts.kind === 'garage' || facts.kind === 'parking'
        ? `Toegang tot ${the} ${at}`
        : `Garage van ${the} ${at}`,
    aerial: `Luchtfoto van ${the} ${at}`,
    plan: `Plan van ${the} ${at}`,
  }
  return texts[kind]
}
