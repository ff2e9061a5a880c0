import type { DemoFacts } from '../../facts'
import { area, bedroomsOf, floorOf, nounOf, withBedrooms, withFlats } from './phrases'

/** Titles that fit this property; the list differs per kind, and the caller rotates through it. */
export function germanHeadlines(facts: DemoFacts): readonly string[] {
  const at = `in ${facts.place.de}`
  const { noun } = nounOf(facts)
  if (facts.special === 'incomplete') return [`${noun} ${at}`]
  if (facts.annuity) return [`Bewohnte Leibrente: ${noun} ${withBedrooms(facts)} ${at}`]
  if (facts.goal === 'takeover') return [`Sandwichbar zur Übernahme ${at}`]
  if (facts.kind === 'land')
    return [
      `Baugrundstück von ${area(facts.groundArea)} ${at}`,
      `Bauen auf ${area(facts.groundArea)} ${at}`,
      `Baugrundstück mit ${facts.frontWidth} m Straßenbreite ${at}`,
    ]
  if (facts.kind === 'investment')
    return [
      `Renditeobjekt ${withFlats(facts)} ${at}`,
      `Geldanlage ${at}: Renditeobjekt ${withFlats(facts)}`,
      `Gebäude von ${area(facts.livingArea)} ${withFlats(facts)} ${at}`,
    ]
  if (facts.kind === 'garage' || facts.kind === 'parking')
    return [`${noun} ${at}`, `${noun} mit guter Zufahrt ${at}`]
  if (facts.kind === 'office') return [`Bürofläche von ${area(facts.officeArea)} ${at}`, `Helle Büros ${at}`]
  if (facts.kind === 'shop')
    return [`Geschäftslokal von ${area(facts.storeArea)} ${at}`, `Laden mit Schaufenster ${at}`]
  if (facts.kind === 'warehouse') return [`Lagerhalle von ${area(facts.storeArea)} mit Büros ${at}`]
  if (facts.kind === 'studio')
    return [
      `Studio von ${area(facts.livingArea)} ${at}`,
      `Studio ${floorOf(facts)} ${at}`,
      `Gut geschnittenes Studio ${at}`,
    ]
  if (facts.kind === 'belEtage')
    return [`Haus mit Garage im Erdgeschoss (Bel-Etage) ${at}: ${bedroomsOf(facts)}`]
  return homeHeadlines(facts, noun, at)
}

function homeHeadlines(facts: DemoFacts, noun: string, at: string): string[] {
  const outside =
    facts.gardenArea > 0
      ? `Garten von ${area(facts.gardenArea)}`
      : facts.terraceArea > 0
        ? `Terrasse von ${area(facts.terraceArea)}`
        : ''
  return [
    `${noun} ${withBedrooms(facts)}${outside ? ` und ${outside}` : ''} ${at}`,
    `${noun} von ${area(facts.livingArea)} ${at}`,
    `${noun} ${withBedrooms(facts)} ${at}`,
    outside
      ? `${noun} mit ${outside} ${at}`
      : `${noun} ${withBedrooms(facts)}, ${area(facts.livingArea)}, ${at}`,
    facts.epcLabel
      ? `${noun} ${at}: ${bedroomsOf(facts)}, Energieklasse ${facts.epcLabel}`
      : `${noun} ${at}: ${bedroomsOf(facts)}, ${area(facts.livingArea)}`,
  ]
}
