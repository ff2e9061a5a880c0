import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { isAdministrator } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'

const administratorsOnly = {
  create: isAdministrator,
  read: isAdministrator,
  update: isAdministrator,
}

type Captcha = { provider?: string | null }

const isForeign = (sibling: Captcha | undefined): boolean => (sibling?.provider ?? 'own') !== 'own'

/** A captcha provider needs both keys. */
const keyValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  // Payload does not type the sibling fields.
  if (basic !== true || !isForeign(options.siblingData as Captcha)) return basic
  if (/^[\w.-]{10,200}$/.test(value ?? '')) return true
  return studioMessage(options.req, 'fields.captchaKey')
}

const providerField: Field = {
  name: 'provider',
  type: 'select',
  required: true,
  defaultValue: 'own',
  label: { nl: 'Aanbieder', fr: 'Fournisseur', en: 'Provider', de: 'Anbieter' },
  options: [
    {
      value: 'own',
      label: {
        nl: 'Eigen, zonder derden',
        fr: 'Propre, sans tiers',
        en: 'Own, no third party',
        de: 'Eigenes, ohne Dritte',
      },
    },
    ...['Turnstile', 'hCaptcha', 'reCAPTCHA'].map((name) => ({
      value: name.toLowerCase(),
      label: { nl: name, fr: name, en: name, de: name },
    })),
  ],
  admin: {
    description: {
      nl: 'De eigen controle rekent onzichtbaar in de browser en vraagt niemand iets. Een derde wordt pas geladen wanneer de bezoeker verzendt, en ziet dan diens adres: vermeld dat in uw privacyverklaring. Antwoordt de derde niet, dan neemt de eigen controle het over, met hoogstens twee verzendingen per uur.',
      fr: 'Le contrôle propre calcule discrètement dans le navigateur et ne demande rien à personne. Un tiers n’est chargé que lorsque le visiteur envoie, et voit alors son adresse : mentionnez-le dans votre politique de confidentialité. Si le tiers ne répond pas, le contrôle propre prend le relais, avec deux envois par heure au plus.',
      en: 'The own check calculates unseen in the browser and asks nobody anything. A third party is loaded only when the visitor sends, and then sees the visitor’s address: say so in your privacy statement. When the third party does not answer, the own check takes over, with at most two submissions an hour.',
      de: 'Die eigene Prüfung rechnet unsichtbar im Browser und fragt niemanden etwas. Ein Dritter wird erst geladen, wenn der Besucher absendet, und sieht dann dessen Adresse: Nennen Sie das in Ihrer Datenschutzerklärung. Antwortet der Dritte nicht, übernimmt die eigene Prüfung, mit höchstens zwei Sendungen pro Stunde.',
    },
  },
}

/** The protection of forms against bots. */
export const captchaField: Field = {
  name: 'captcha',
  type: 'group',
  label: { nl: 'Captcha', fr: 'Captcha', en: 'Captcha', de: 'Captcha' },
  fields: [
    providerField,
    {
      name: 'siteKey',
      type: 'text',
      validate: keyValidate,
      label: { nl: 'Sitesleutel', fr: 'Clé du site', en: 'Site key', de: 'Website-Schlüssel' },
      admin: {
        condition: (_, sibling) => isForeign(sibling),
        description: {
          nl: 'De openbare sleutel: hij staat in de pagina’s met een formulier.',
          fr: 'La clé publique : elle figure dans les pages qui ont un formulaire.',
          en: 'The public key: pages with a form contain it.',
          de: 'Der öffentliche Schlüssel: Er steht in den Seiten mit einem Formular.',
        },
      },
    },
    {
      name: 'secretKey',
      type: 'text',
      access: administratorsOnly,
      validate: keyValidate,
      label: { nl: 'Geheime sleutel', fr: 'Clé secrète', en: 'Secret key', de: 'Geheimer Schlüssel' },
      admin: {
        condition: (_, sibling) => isForeign(sibling),
        autoComplete: 'off',
        description: {
          nl: 'Alleen beheerders zien deze sleutel.',
          fr: 'Seuls les administrateurs voient cette clé.',
          en: 'Only administrators see this key.',
          de: 'Nur Administratoren sehen diesen Schlüssel.',
        },
      },
    },
  ],
}
