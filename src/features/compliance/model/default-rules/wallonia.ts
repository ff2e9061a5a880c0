import { offered, rule, type DefaultRule } from './rule'

/** The certificate must exist before the advert, so “requested” is no valid answer; “not applicable” is. */
const certificate = {
  regions: ['wallonia'],
  goals: offered,
  kinds: ['housing'],
  accepted: ['notApplicable'],
  validFrom: '2015-01-01',
  source: 'AGW 15/05/2014 ; Federia 28/09/2021',
} as const

/** Mentions of an advert in Wallonia. */
export const inWallonia: DefaultRule[] = [
  rule('blocking', 'epcLabel', certificate, 'epcLabelInWallonia'),
  rule('blocking', 'epcUniqueCode', certificate, 'indicatorsInWallonia'),
  rule('blocking', 'energyPerformance', certificate, 'indicatorsInWallonia'),
  rule('blocking', 'epcTotal', certificate, 'indicatorsInWallonia'),
  rule(
    'warning',
    'floodHazard',
    { regions: ['wallonia'], goals: ['sale'], source: 'Loi du 04/04/2014, art. 129 ; WalOnMap' },
    'floodHazardInWallonia',
  ),
  rule(
    'warning',
    'groundCertificate',
    { regions: ['wallonia'], goals: ['sale'], source: 'Décret sols ; BDES' },
    'groundCertificateInWallonia',
  ),
]
