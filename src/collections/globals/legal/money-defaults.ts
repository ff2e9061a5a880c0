/** Defaults of the legal settings, from secondary sources. An administrator confirms and dates them. */

const guaranteeSource = 'wikifin.be'
const dutySource = 'Circ. 2025/C/42; argenta.be'

export const defaultGuarantees = [
  { region: 'wallonia', months: 2, source: guaranteeSource },
  { region: 'flanders', months: 3, source: guaranteeSource },
  { region: 'brussels', months: 2, source: guaranteeSource },
]

export const defaultDuties = [
  { region: 'wallonia', kind: 'ownHome', ratePercent: 3, validFrom: '2025-01-01', source: dutySource },
  { region: 'wallonia', kind: 'other', ratePercent: 12.5, source: dutySource },
  { region: 'flanders', kind: 'ownHome', ratePercent: 2, validFrom: '2025-01-01', source: dutySource },
  { region: 'flanders', kind: 'other', ratePercent: 12, source: dutySource },
  {
    region: 'brussels',
    kind: 'ownHome',
    ratePercent: 12.5,
    abatement: 200_000,
    priceCeiling: 600_000,
    source: dutySource,
  },
  { region: 'brussels', kind: 'other', ratePercent: 12.5, source: dutySource },
]

export const defaultVat = [
  { kind: 'newBuild', ratePercent: 21, source: 'finances.belgium.be' },
  { kind: 'reduced', ratePercent: 6, source: 'finances.belgium.be' },
]

/** Only an example to calculate with; the page says since when it applies, so the agency dates its own. */
export const defaultMortgages = [{ ratePercent: 3.5, years: 25 }]

/** The usual deposit at the signing; no law sets it. */
export const defaultAdvances = [{ ratePercent: 10, source: 'usage' }]

/** The general scale, without the reduced fees for an only home since 2023. */
export const defaultNotaryTariffs = [
  {
    vatPercent: 21,
    source: 'AR/KB 16/12/1950, J',
    slices: [
      { upTo: 7_500, ratePercent: 4.56 },
      { upTo: 17_500, ratePercent: 2.85 },
      { upTo: 30_000, ratePercent: 2.28 },
      { upTo: 45_495, ratePercent: 1.71 },
      { upTo: 64_095, ratePercent: 1.14 },
      { upTo: 250_095, ratePercent: 0.57 },
      { ratePercent: 0.057 },
    ],
  },
]
