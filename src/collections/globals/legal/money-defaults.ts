/** Defaults of the legal settings, from secondary sources. An administrator confirms and dates them. */

const dutySource = 'Circ. 2025/C/42, argenta.be'

export const defaultGuarantees = [
  {
    region: 'wallonia',
    months: 2,
    validFrom: '2018-09-01',
    source: 'Décret wallon 15/03/2018, art. 62, wikifin.be',
  },
  {
    region: 'flanders',
    months: 3,
    validFrom: '2019-01-01',
    source: 'Vlaams Woninghuurdecreet 09/11/2018, art. 37, wikifin.be',
  },
  // Until then three months as a guarantee of a bank or of the CPAS/OCMW.
  { region: 'brussels', months: 2, validFrom: '2024-11-01', source: 'be.brussels, wikifin.be' },
]

export const defaultDuties = [
  { region: 'wallonia', kind: 'ownHome', ratePercent: 3, validFrom: '2025-01-01', source: dutySource },
  // The reform that left two rates only.
  { region: 'wallonia', kind: 'other', ratePercent: 12.5, validFrom: '2025-01-01', source: dutySource },
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
  // The rate without the abatement of the same rules.
  {
    region: 'brussels',
    kind: 'other',
    ratePercent: 12.5,
    validFrom: '2023-04-01',
    source: 'be.brussels, notaire.be',
  },
]

export const defaultVat = [
  { kind: 'newBuild', ratePercent: 21, validFrom: '1996-01-01', source: 'finances.belgium.be' },
  { kind: 'reduced', ratePercent: 6, validFrom: '2024-01-01', source: 'finances.belgium.be' },
]

/** Only an example to calculate with; the page says since when it applies, so the agency dates its own. */
export const defaultMortgages = [{ ratePercent: 3.5, years: 25 }]

/** The usual deposit at the signing; no law sets it. */
export const defaultAdvances = [{ ratePercent: 10, source: 'usage' }]

/** The general scale, without the reduced fees for an only home since 2023. */
export const defaultNotaryTariffs = [
  {
    vatPercent: 21,
    validFrom: '2023-01-01',
    source: 'AR/KB 16/12/1950, J, AR/KB 22/11/2022',
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
