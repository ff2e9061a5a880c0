import type { Field } from 'payload'

import { secondFactorDefaults, secondFactorModes } from '@/features/sign-in/model/second-factor-mode'
import type { Localized } from '@/lib/i18n/locales'
import { isAdministrator } from '@/lib/payload/access'

import { defineGlobal } from '../define-collection'

const modeLabels: Record<(typeof secondFactorModes)[number], Localized> = {
  off: { nl: 'Uit', fr: 'Désactivée', en: 'Off', de: 'Aus' },
  offered: { nl: 'Aangeboden', fr: 'Proposée', en: 'Offered', de: 'Angeboten' },
  required: { nl: 'Verplicht', fr: 'Obligatoire', en: 'Required', de: 'Verpflichtend' },
}

const modeOf = (name: keyof typeof secondFactorDefaults, label: Localized): Field => ({
  name,
  type: 'select',
  required: true,
  defaultValue: secondFactorDefaults[name],
  label,
  options: secondFactorModes.map((value) => ({ value, label: modeLabels[value] })),
})

/** How staff log in. */
export const security = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: isAdministrator, update: isAdministrator },
  schema: {
    slug: 'security',
    label: { nl: 'Beveiliging', fr: 'Sécurité', en: 'Security', de: 'Sicherheit' },
    fields: [
      {
        name: 'secondFactor',
        type: 'group',
        label: {
          nl: 'Tweede stap bij het aanmelden',
          fr: 'Deuxième étape de la connexion',
          en: 'Second step of the log-in',
          de: 'Zweiter Schritt der Anmeldung',
        },
        admin: {
          description: {
            nl: 'Na het wachtwoord een code uit een app of een passkey. Uit: er wordt niet naar gevraagd, ook niet bij wie er een heeft. Verplicht: wie er geen heeft, stelt er een in bij de volgende aanmelding.',
            fr: 'Après le mot de passe, un code d’une application ou une clé d’accès. Désactivée : elle n’est demandée à personne, même à ceux qui en ont une. Obligatoire : ceux qui n’en ont pas la configurent à leur prochaine connexion.',
            en: 'After the password a code of an app or a passkey. Off: it is not asked, not even of those who have one. Required: those without one set it up at their next log-in.',
            de: 'Nach dem Passwort ein Code aus einer App oder ein Passkey. Aus: Es wird nicht danach gefragt, auch nicht, wenn einer eingerichtet ist. Verpflichtend: Wer keinen hat, richtet ihn bei der nächsten Anmeldung ein.',
          },
        },
        fields: [
          modeOf('administrator', {
            nl: 'Beheerders',
            fr: 'Administrateurs',
            en: 'Administrators',
            de: 'Administratoren',
          }),
          modeOf('editor', { nl: 'Redacteurs', fr: 'Éditeurs', en: 'Editors', de: 'Redakteure' }),
          modeOf('agent', { nl: 'Makelaars', fr: 'Agents immobiliers', en: 'Agents', de: 'Makler' }),
          modeOf('translator', { nl: 'Vertalers', fr: 'Traducteurs', en: 'Translators', de: 'Übersetzer' }),
        ],
      },
      {
        name: 'logInDays',
        type: 'number',
        required: true,
        min: 1,
        max: 730,
        defaultValue: 90,
        label: {
          nl: 'Aanmeldingen bewaren (dagen)',
          fr: 'Conservation des connexions (jours)',
          en: 'Log-ins are kept (days)',
          de: 'Anmeldungen aufbewahren (Tage)',
        },
        admin: {
          step: 1,
          description: {
            nl: 'Daarna verdwijnen ze uit de lijst van aanmeldingen.',
            fr: 'Ensuite, elles disparaissent de la liste des connexions.',
            en: 'After that they disappear from the list of log-ins.',
            de: 'Danach verschwinden sie aus der Liste der Anmeldungen.',
          },
        },
      },
    ],
  },
})
