import type { DemoFacts } from '../../facts'
import type { PropertyPictureKind } from '../../picture-pool'
import { area, nounOf } from './phrases'

/** 'Façade of the villa in Embourg': what is seen, and where. */
export function englishAltText(kind: PropertyPictureKind, facts: DemoFacts): string {
  const the = `the ${nounOf(facts)}`
  const at = `in ${facts.place.en}`
  const texts: Record<PropertyPictureKind, string> = {
    facade: `Façade of ${the} ${at}`,
    street: `Street in front of ${the} ${at}`,
    living: `Living room of ${the} ${at}`,
    kitchen: `Fitted kitchen of ${the} ${at}`,
    bedroom: `Bedroom of ${the} ${at}`,
    bathroom: `Bathroom or shower room of ${the} ${at}`,
    office: `Workspace in ${the} ${at}`,
    shop: `Interior of ${the} ${at}`,
    garden:
      facts.gardenArea > 0
        ? `Garden of ${area(facts.gardenArea)} at ${the} ${at}`
        : `Greenery around ${the} ${at}`,
    terrace:
      facts.terraceArea > 0
        ? `Terrace of ${area(facts.terraceArea)} at ${the} ${at}`
        : `Terrace at ${the} ${at}`,
    landPlot: `Building plot of ${area(facts.groundArea)} ${at}`,
    garage:
      facts.kind === 'garage' || facts.kind === 'parking'
        ? `Way in to ${the} ${at}`
        : `Garage of ${the} ${at}`,
    aerial: `Aerial view of ${the} ${at}`,
    plan: `Plan of ${the} ${at}`,
  }
  return texts[kind]
}
