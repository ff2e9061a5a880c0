import type { Field } from 'payload'

import type { OptionalFormField } from '@/features/submissions/model/form-field'
import type { Localized } from '@/lib/i18n/locales'
import type { FormKind } from '@/features/submissions/model/form-kinds'

import { optionalFieldsOf } from './form-defaults'

const labels: Record<OptionalFormField, Localized> = {
  address: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
  timeSlot: {
    nl: 'Voorkeurstijdstip',
    fr: 'Créneau horaire préféré',
    en: 'Preferred time slot',
    de: 'Bevorzugte Uhrzeit',
  },
  contactDevice: {
    nl: 'Liefst bereiken via',
    fr: 'Moyen de contact préféré',
    en: 'Preferred way of contact',
    de: 'Bevorzugter Kontaktweg',
  },
  pets: { nl: 'Huisdieren', fr: 'Animaux', en: 'Pets', de: 'Haustiere' },
  reasonForMoving: {
    nl: 'Reden van de verhuizing',
    fr: 'Raison du déménagement',
    en: 'Reason for moving',
    de: 'Umzugsgrund',
  },
  jobCv: { nl: 'Cv', fr: 'CV', en: 'CV', de: 'Lebenslauf' },
}

const generalHelp: Localized = {
  nl: 'Gekozen velden worden gevraagd; de andere niet. Vraag alleen wat nodig is.',
  fr: 'Les champs choisis sont demandés, les autres non. Ne demandez que le nécessaire.',
  en: 'Chosen fields are asked for, the others are not. Ask only for what is needed.',
  de: 'Gewählte Felder werden abgefragt, die anderen nicht. Fragen Sie nur, was nötig ist.',
}

const rentalWarning: Localized = {
  nl: 'Opgelet: het Waalse decreet van 15 maart 2018 beperkt wat een verhuurder mag vragen. Deze velden staan niet op de lijst; vraag ze alleen met een wettig, ernstig en evenredig doel.',
  fr: 'Attention : le décret wallon du 15 mars 2018 limite ce qu’un bailleur peut demander. Ces champs n’y figurent pas ; ne les demandez que dans un but légitime, sérieux et proportionné.',
  en: 'Careful: the Walloon decree of 15 March 2018 limits what a landlord may ask. These fields are not on its list; ask for them only for a legitimate, serious and proportionate purpose.',
  de: 'Achtung: Das wallonische Dekret vom 15. März 2018 begrenzt, was ein Vermieter fragen darf. Diese Felder stehen nicht auf der Liste; fragen Sie sie nur zu einem legitimen, ernsthaften und verhältnismäßigen Zweck.',
}

/** The optional fields of a form, if it has any. */
export function optionalFieldsField(kind: FormKind): Field[] {
  const offered = optionalFieldsOf[kind]
  if (!offered) return []
  return [
    {
      name: 'optionalFields',
      type: 'select',
      hasMany: true,
      defaultValue: [],
      options: offered.map((value) => ({ value, label: labels[value] })),
      admin: { description: kind === 'rentalApplication' ? rentalWarning : generalHelp },
    },
  ]
}
