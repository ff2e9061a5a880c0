import type { EpcRegion } from './epc-scales'

/**
 * The codes of Flemish adverts for a planning answer; their meaning is the label of the answer (facts.md 2.4).
 */
const areaCodes: Readonly<Record<string, string>> = {
  residential: 'Wg',
  ruralResidential: 'WgLk',
  heritageResidential: 'Wche',
  residentialPark: 'Wp',
  residentialExpansion: 'Wug',
  industrial: 'Igb',
  craftIndustry: 'Iab',
  dayRecreation: 'Gdr',
  stayRecreation: 'Gvr',
  agricultural: 'Ag',
  scenicAgricultural: 'Lwag',
  forest: 'Bg',
  nature: 'Ng',
  natureReserve: 'Nr',
  park: 'Pg',
}

const measureCodes: Readonly<Record<string, string>> = {
  none: 'Gmo',
  summons: 'Dv',
  restoration: 'Ho',
  adaptation: 'Bo',
  penaltyOrder: 'Lod',
  settlement: 'Ms',
}

const codesByField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  permit: { yes: 'Vg', no: 'Gvg' },
  areaApplication: areaCodes,
  summonsMeasure: measureCodes,
  summons: { yes: 'Dv', no: 'Gmo' },
  preemptiveRights: { yes: 'Vkr', no: 'Gvkr' },
  allotmentPermit: { yes: 'Vv', no: 'Gvv' },
}

/** The codes by field. The measure is more specific than the plain answer about a summons. */
export function planningCodes(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(codesByField).flatMap(([field, codes]) => {
    const code = codes[String(values[field])]
    return code && !(field === 'summons' && values.summonsMeasure) ? [[field, code] as const] : []
  })
  return Object.fromEntries(entries)
}

/** The answers that say that there are no proceedings. */
const noProceedings: Readonly<Record<string, string>> = { summons: 'no', summonsMeasure: 'none' }

/**
 * Null for each planning answer that the page does not show: "no proceedings" must be stated in Flanders only (facts.md
 * 2.4).
 */
export function unaskedAnswers(
  values: Readonly<Record<string, unknown>>,
  region: EpcRegion | 'unknown',
): Record<string, null> {
  if (region === 'flanders') return {}
  const unasked = Object.entries(noProceedings).filter(([field, answer]) => values[field] === answer)
  return Object.fromEntries(unasked.map(([field]) => [field, null]))
}
