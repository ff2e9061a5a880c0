import type { DemoFacts } from '../../facts'
import { capital } from '../language'
import { area, bedroomsOf, flatsOf, floorOf, nounOf } from './phrases'

/** Titles that fit this property; the list differs per kind, and the caller rotates through it. */
export function dutchHeadlines(facts: DemoFacts): readonly string[] {
  const at = `in ${facts.place.nl}`
  const noun = capital(nounOf(facts).noun)
  if (facts.special === 'incomplete') return [`${noun} ${at}`]
  if (facts.annuity) return [`Bezette lijfrente: ${nounOf(facts).noun} met ${bedroomsOf(facts)} ${at}`]
  if (facts.goal === 'takeover') return [`Broodjeszaak over te nemen ${at}`]
  if (facts.kind === 'land')
    return [
      `Bouwgrond van ${area(facts.groundArea)} ${at}`,
      `Bouwen op ${area(facts.groundArea)} ${at}`,
      `Bouwgrond met ${facts.frontWidth} m straatbreedte ${at}`,
    ]
  if (facts.kind === 'investment')
    return [
      `Opbrengsteigendom met ${flatsOf(facts)} ${at}`,
      `Belegging ${at}: ${flatsOf(facts)}, verhuurd of vlot te verhuren`,
      `Gebouw van ${area(facts.livingArea)} met ${flatsOf(facts)} ${at}`,
    ]
  if (facts.kind === 'garage' || facts.kind === 'parking')
    return [`${noun} ${at}`, `Vlot bereikbare ${nounOf(facts).noun} ${at}`]
  if (facts.kind === 'office')
    return [`Kantoorruimte van ${area(facts.officeArea)} ${at}`, `Lichte kantoren ${at}`]
  if (facts.kind === 'shop')
    return [`Handelspand van ${area(facts.storeArea)} ${at}`, `Winkel met etalage ${at}`]
  if (facts.kind === 'warehouse') return [`Magazijn van ${area(facts.storeArea)} met kantoren ${at}`]
  if (facts.kind === 'studio')
    return [
      `Studio van ${area(facts.livingArea)} ${at}`,
      `Studio ${floorOf(facts)} ${at}`,
      `Goed ingedeelde studio ${at}`,
    ]
  return homeHeadlines(facts, noun, at)
}

function homeHeadlines(facts: DemoFacts, noun: string, at: string): string[] {
  const bedrooms = bedroomsOf(facts)
  const outside =
    facts.gardenArea > 0
      ? `tuin van ${area(facts.gardenArea)}`
      : facts.terraceArea > 0
        ? `terras van ${area(facts.terraceArea)}`
        : ''
  return [
    `${noun} met ${bedrooms}${outside ? ` en ${outside}` : ''} ${at}`,
    `${noun} van ${area(facts.livingArea)} ${at}`,
    `${noun} met ${bedrooms} ${at}`,
    outside ? `${noun} met ${outside} ${at}` : `${noun} met ${bedrooms}, ${area(facts.livingArea)}, ${at}`,
    `${noun} ${at}: ${bedrooms}, ${facts.epcLabel ? `EPC ${facts.epcLabel}` : area(facts.livingArea)}`,
  ]
}
