import type { DemoFacts } from '../../facts'
import { capital } from '../language'
import { area, bedroomNoun, bedroomsOf, flatsOf, floorOf, nounOf } from './phrases'

/** Titles that fit this property; the list differs per kind, and the caller rotates through it. */
export function englishHeadlines(facts: DemoFacts): readonly string[] {
  const at = `in ${facts.place.en}`
  const noun = capital(nounOf(facts))
  if (facts.special === 'incomplete') return [`${noun} ${at}`]
  if (facts.annuity) return [`Life-annuity sale (viager), occupied: ${bedroomNoun(facts)} ${at}`]
  if (facts.goal === 'takeover') return [`Sandwich bar to take over ${at}`]
  if (facts.kind === 'land')
    return [
      `Building plot of ${area(facts.groundArea)} ${at}`,
      `Build on ${area(facts.groundArea)} ${at}`,
      `Building plot with ${facts.frontWidth} m of street frontage ${at}`,
    ]
  if (facts.kind === 'investment')
    return [
      `Investment building with ${flatsOf(facts)} ${at}`,
      `Investment ${at}: ${flatsOf(facts)}, let or easy to let`,
      `Building of ${area(facts.livingArea)} with ${flatsOf(facts)} ${at}`,
    ]
  if (facts.kind === 'garage' || facts.kind === 'parking')
    return [`${noun} ${at}`, `Easily accessible ${nounOf(facts)} ${at}`]
  if (facts.kind === 'office')
    return [`Offices of ${area(facts.officeArea)} ${at}`, `Bright office floor ${at}`]
  if (facts.kind === 'shop')
    return [`Commercial premises of ${area(facts.storeArea)} ${at}`, `Shop with window ${at}`]
  if (facts.kind === 'warehouse') return [`Warehouse of ${area(facts.storeArea)} with offices ${at}`]
  if (facts.kind === 'studio')
    return [
      `Studio of ${area(facts.livingArea)} ${at}`,
      `Studio ${floorOf(facts)} ${at}`,
      `Well-planned studio ${at}`,
    ]
  return homeHeadlines(facts, noun, at)
}

function homeHeadlines(facts: DemoFacts, noun: string, at: string): string[] {
  const outside =
    facts.gardenArea > 0
      ? ` with garden of ${area(facts.gardenArea)}`
      : facts.terraceArea > 0
        ? ` with terrace of ${area(facts.terraceArea)}`
        : ''
  return [
    `${capital(bedroomNoun(facts))}${outside} ${at}`,
    `${noun} of ${area(facts.livingArea)} ${at}`,
    `${capital(bedroomNoun(facts))} ${at}`,
    outside ? `${noun}${outside} ${at}` : `${capital(bedroomNoun(facts))}, ${area(facts.livingArea)}, ${at}`,
    `${noun} ${at}: ${bedroomsOf(facts)}, ${facts.epcLabel ? `EPC ${facts.epcLabel}` : area(facts.livingArea)}`,
  ]
}
