/** What the legal settings begin with. Read in secondary sources: an administrator confirms and dates them. */

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
