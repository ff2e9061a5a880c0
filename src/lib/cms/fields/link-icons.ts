import type { Option } from 'payload'

/** Icons an editor may put before a link. Each value has its drawing in the header. */
export const linkIconOptions = [
  { value: 'phone', label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' } },
  { value: 'mail', label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' } },
  { value: 'mapPin', label: { nl: 'Plaats', fr: 'Lieu', en: 'Place', de: 'Ort' } },
  { value: 'clock', label: { nl: 'Uren', fr: 'Heures', en: 'Hours', de: 'Uhrzeiten' } },
  { value: 'calendar', label: { nl: 'Agenda', fr: 'Agenda', en: 'Calendar', de: 'Kalender' } },
  { value: 'user', label: { nl: 'Persoon', fr: 'Personne', en: 'Person', de: 'Person' } },
  { value: 'home', label: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' } },
  { value: 'heart', label: { nl: 'Hart', fr: 'Cœur', en: 'Heart', de: 'Herz' } },
  { value: 'search', label: { nl: 'Zoeken', fr: 'Recherche', en: 'Search', de: 'Suche' } },
  { value: 'euro', label: { nl: 'Euro', fr: 'Euro', en: 'Euro', de: 'Euro' } },
  { value: 'facebook', label: { nl: 'Facebook', fr: 'Facebook', en: 'Facebook', de: 'Facebook' } },
  { value: 'instagram', label: { nl: 'Instagram', fr: 'Instagram', en: 'Instagram', de: 'Instagram' } },
  { value: 'linkedin', label: { nl: 'LinkedIn', fr: 'LinkedIn', en: 'LinkedIn', de: 'LinkedIn' } },
  { value: 'youtube', label: { nl: 'YouTube', fr: 'YouTube', en: 'YouTube', de: 'YouTube' } },
  { value: 'whatsapp', label: { nl: 'WhatsApp', fr: 'WhatsApp', en: 'WhatsApp', de: 'WhatsApp' } },
] satisfies Option[]
