import type { DemoFacts } from '../../facts'
import { capital } from '../language'
import { area, count, floorOf, nounOf } from './phrases'

/** Titles that fit this property; the list differs per kind, and the caller rotates through it. */
export function frenchHeadlines(facts: DemoFacts): readonly string[] {
  const at = `à ${facts.place.fr}`
  const noun = capital(nounOf(facts).noun)
  const bedrooms = count(facts.bedrooms, 'chambre', true)
  if (facts.special === 'incomplete') return [`${noun} ${at}`]
  if (facts.annuity) return [`Viager occupé : ${nounOf(facts).noun} de ${bedrooms} ${at}`]
  if (facts.goal === 'takeover') return [`Sandwicherie à remettre ${at}`]
  if (facts.kind === 'land')
    return [
      `Terrain à bâtir de ${area(facts.groundArea)} ${at}`,
      `Construisez ${at} sur ${area(facts.groundArea)}`,
      `Terrain de ${facts.frontWidth} m de façade à rue ${at}`,
    ]
  if (facts.kind === 'investment')
    return [
      `Immeuble de rapport de ${count(facts.flats, 'logement')} ${at}`,
      `Placement ${at} : ${count(facts.flats, 'logement')} loués ou à louer`,
      `Immeuble de ${area(facts.livingArea)} avec ${count(facts.flats, 'logement')} ${at}`,
    ]
  if (facts.kind === 'garage' || facts.kind === 'parking')
    return [`${noun} ${at}`, `${noun} facile d'accès ${at}`]
  if (facts.kind === 'office')
    return [`Bureaux de ${area(facts.officeArea)} ${at}`, `Plateau de bureaux lumineux ${at}`]
  if (facts.kind === 'shop')
    return [`Surface commerciale de ${area(facts.storeArea)} ${at}`, `Commerce avec vitrine ${at}`]
  if (facts.kind === 'warehouse') return [`Entrepôt de ${area(facts.storeArea)} avec bureaux ${at}`]
  if (facts.kind === 'studio')
    return [
      `Studio de ${area(facts.livingArea)} ${at}`,
      `Studio ${floorOf(facts)} ${at}`,
      `Studio bien agencé ${at}`,
    ]
  return homeHeadlines(facts, noun, bedrooms, at)
}

function homeHeadlines(facts: DemoFacts, noun: string, bedrooms: string, at: string): string[] {
  const outside =
    facts.gardenArea > 0
      ? ` avec jardin de ${area(facts.gardenArea)}`
      : facts.terraceArea > 0
        ? ` avec terrasse de ${area(facts.terraceArea)}`
        : ''
  return [
    `${noun} de ${bedrooms}${outside} ${at}`,
    `${noun} de ${area(facts.livingArea)} ${at}`,
    `${noun} de ${bedrooms} ${at}`,
    outside ? `${noun}${outside} ${at}` : `${noun} de ${bedrooms}, ${area(facts.livingArea)}, ${at}`,
    `${noun} ${at} : ${bedrooms}, ${facts.epcLabel ? `PEB ${facts.epcLabel}` : area(facts.livingArea)}`,
  ]
}
