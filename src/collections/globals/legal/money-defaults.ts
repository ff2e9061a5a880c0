/** Defaults of the legal settings, from secondary sources. An administrator confirms them. */

/** The day on which the sources without a first day were read. */
const checkedOn = '2026-11-26'

const dutySource = 'Circ. 2025/C/42, argenta.be'

export const defaultGuarantees = [
  { region: 'wallonia', months: 2, validFrom: '2018-09-01', source: 'wikifin.be' },
  { region: 'flanders', months: 3, validFrom: '2019-01-01', source: 'wikifin.be' },
  // Until then three months as a guarantee of a bank or of the CPAS/OCMW.
  { region: 'brussels', months: 2, validFrom: '2024-11-01', source: 'be.brussels, wikifin.be' },
]

export const defaultDuties = [
  { region: 'wallonia', kind: 'ownHome', ratePercent: 3, validFrom: '2025-01-01', source: dutySource },
  // Older than the reform that left two rates only, so without a first day.
  { region: 'wallonia', kind: 'other', ratePercent: 12.5, checkedOn, source: dutySource },
  {
    region: 'flanders',
    kind: 'ownHome',
    ratePercent: 2,
    validFrom: '2025-01-01',
    source: 'belastingen.vlaanderen.be',
  },
  {
    region: 'flanders',
    kind: 'other',
    ratePercent: 12,
    validFrom: '2022-01-01',
    source: 'belastingen.vlaanderen.be',
  },
  {
    region: 'brussels',
    kind: 'ownHome',
    ratePercent: 12.5,
    abatement: 200_000,
    priceCeiling: 600_000,
    validFrom: '2023-04-01',
    source: 'be.brussels, notaire.be',
  },
  // Older than the abatement of these rules, so without a first day.
  { region: 'brussels', kind: 'other', ratePercent: 12.5, checkedOn, source: 'be.brussels, notaire.be' },
]

export const defaultVat = [
  { kind: 'newBuild', ratePercent: 21, validFrom: '1996-01-01', source: 'finances.belgium.be' },
  // Deliveries by a developer after demolition; works alone had the rate before.
  {
    kind: 'reduced',
    ratePercent: 6,
    validFrom: '2025-07-01',
    source: 'Circ. 2025/C/48, finances.belgium.be',
  },
]

/** Only an example to calculate with: the agency chooses and dates its own. */
export const defaultMortgages = [{ ratePercent: 3.5, years: 25, checkedOn }]

/** The usual deposit at the signing; no law sets it. */
export const defaultAdvances = [{ ratePercent: 10, checkedOn, source: 'usage' }]

/** The general scale, without the reduced fees for an only home since 2023. Its first day is not verified. */
export const defaultNotaryTariffs = [
  {
    vatPercent: 21,
    checkedOn,
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
