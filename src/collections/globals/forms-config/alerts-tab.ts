import type { NamedTab } from 'payload'

import { isAdministrator, isStaff } from '@/lib/payload/access'

const staffOnly = { create: isAdministrator, read: isStaff, update: isAdministrator }

/** When registered searches are told about properties. */
export const alertsTab: NamedTab = {
  name: 'alerts',
  label: { nl: 'Meldingen', fr: 'Alertes', en: 'Alerts', de: 'Meldungen' },
  fields: [
    {
      name: 'minCutPercent',
      type: 'number',
      required: true,
      min: 0.1,
      max: 50,
      defaultValue: 1,
      access: staffOnly,
      label: {
        nl: 'Kleinste prijsverlaging (%)',
        fr: 'Plus petite baisse de prix (%)',
        en: 'Smallest price cut (%)',
        de: 'Kleinste Preissenkung (%)',
      },
      admin: {
        description: {
          nl: 'Vergeleken met de laatste prijs die deze persoon van ons kreeg.',
          fr: 'Par rapport au dernier prix que nous avons annoncé à la personne.',
          en: 'Compared with the last price that we told this person.',
          de: 'Verglichen mit dem letzten Preis, den wir dieser Person gemeldet haben.',
        },
      },
    },
    {
      name: 'maxPerDay',
      type: 'number',
      required: true,
      min: 1,
      max: 20,
      defaultValue: 3,
      access: staffOnly,
      label: {
        nl: 'Onmiddellijke e-mails per dag',
        fr: 'E-mails immédiats par jour',
        en: 'At-once e-mails per day',
        de: 'Sofortige E-Mails pro Tag',
      },
      admin: {
        step: 1,
        description: {
          nl: 'Wat daarna komt, gaat in het volgende overzicht.',
          fr: 'La suite part avec le récapitulatif suivant.',
          en: 'What comes after that goes into the next digest.',
          de: 'Was danach kommt, steht in der nächsten Übersicht.',
        },
      },
    },
  ],
}
