import { at, row, type DemoRow } from './distribution'

/** A home without an energy certificate yet, online by an administrator's decision. */
export const overriddenRef = 4543

export const overrideReason =
  'Certificat PEB commandé le 12 novembre, visite du certificateur le 27 ; accord écrit du propriétaire au dossier.'

/** Not published because required values are missing: the energy certificate, and the charges of a rent. */
export const draftRows: DemoRow[] = [
  ...at('Flémalle|4400', row(4640, 'terraced', null, { hideAddress: true })),
  ...at('Montegnée|4420', row(4919, 'apartment', 'requested', { goal: 'rent', hideAddress: true })),
]
