import { rule, type DefaultRule } from './rule'

const rentLaw = 'Art. 1716 (ancien) C. civ., loi du 25/04/2007'

/** Mentions of an advert anywhere in Belgium. */
export const everywhere: DefaultRule[] = [
  rule('blocking', 'price', { goals: ['rent'], source: rentLaw }, 'rent'),
  rule('blocking', 'renterCharges', { goals: ['rent'], source: rentLaw }, 'renterCharges'),
  rule('warning', 'price', { goals: ['sale', 'takeover'], source: 'Usage' }, 'price'),
  rule(
    'warning',
    'electricityCertificate',
    { goals: ['sale'], kinds: ['housing'], source: 'RGIE / AREI' },
    'electricityCertificate',
  ),
]
