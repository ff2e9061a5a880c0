import type { Communication } from '@/payload-types'

/** Public number of the property with two owners, about which their portal shows everything. */
export const ownedRef = 4574

/** A contact, so many days ago; the texts are in French, the language of the agency. */
export interface DemoCommunication {
  daysAgo: number
  type: Communication['type']
  status: Communication['status']
  contact: string
  subject: string
  comment: string
  source: string
  /** Released to the owners. */
  isReleased: boolean
}

export const demoCommunications: DemoCommunication[] = [
  {
    daysAgo: 2,
    type: 'phone',
    status: 'open',
    contact: 'Claire Delvaux',
    subject: 'Attestation de sol à compléter',
    comment: 'Il nous manque la page 2 de l’attestation. Pouvez-vous la déposer à l’agence ?',
    source: 'Agence',
    isReleased: true,
  },
  {
    daysAgo: 6,
    type: 'mail',
    status: 'done',
    contact: 'Claire Delvaux',
    subject: 'Nouvelles photos en ligne',
    comment: 'Les photos du jardin ont remplacé celles de l’hiver.',
    source: 'Agence',
    isReleased: true,
  },
  {
    daysAgo: 9,
    type: 'offer',
    status: 'done',
    contact: '',
    subject: 'Première offre, sous le prix demandé',
    comment: 'Refusée d’un commun accord ; l’acheteur revisite avec son architecte.',
    source: 'Site',
    isReleased: true,
  },
  {
    daysAgo: 10,
    type: 'phone',
    status: 'done',
    contact: 'Un confrère',
    subject: 'Note interne',
    comment: 'Demande de partage de commission, sans suite.',
    source: 'Agence',
    isReleased: false,
  },
]

/** Sites that advertise the property, so many days ago; reserved names, which lead nowhere. */
export const demoMedia: { medium: string; url: string; daysAgo: number }[] = [
  { medium: 'Portail immobilier A', url: 'https://portal-a.example.com/4574', daysAgo: 20 },
  { medium: 'Portail immobilier B', url: 'https://portal-b.example.com/4574', daysAgo: 18 },
  { medium: 'Vitrine de l’agence', url: '', daysAgo: 15 },
]

/** Who visits the property with two owners. */
export const ownedViewer = { firstName: 'Camille', lastName: 'Renard', email: 'camille.renard@example.com' }

/** A viewing that took place, with what its visitor thought. */
export const demoPastViewing = {
  daysAgo: 8,
  feedback:
    'Beaux volumes et jardin bien exposé. La cuisine devrait être refaite ; le budget reste en discussion.',
}
