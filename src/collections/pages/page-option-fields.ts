import type { CheckboxField, Field } from 'payload'

import { closedToTranslators, isAdministrator } from '@/lib/payload/access'
import { urlField } from '@/lib/payload/fields/link-field'
import { pageRedirectValidate } from '@/features/routing/server/page-redirect-validate'
import type { Localized } from '@/lib/i18n/locales'

import { bannerFields } from './banner-fields'

const option = (
  name: string,
  defaultValue: boolean,
  label: Localized,
  description: Localized,
): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue,
  access: closedToTranslators,
  label,
  admin: { description },
})

/** Options of a page besides its content. */
export const pageOptionFields: Field[] = [
  option(
    'showBreadCrumb',
    true,
    {
      nl: 'Kruimelpad tonen',
      fr: 'Afficher le fil d’Ariane',
      en: 'Show breadcrumb',
      de: 'Brotkrumenpfad zeigen',
    },
    {
      nl: 'De weg vanaf de startpagina, boven de inhoud.',
      fr: 'Le chemin depuis l’accueil, au-dessus du contenu.',
      en: 'The way from the home page, above the content.',
      de: 'Der Weg von der Startseite, über dem Inhalt.',
    },
  ),
  option(
    'showFixedMenu',
    false,
    { nl: 'Vast menu', fr: 'Menu fixe', en: 'Fixed menu', de: 'Festes Menü' },
    {
      nl: 'Het menu is van bij het begin vast en niet doorschijnend: voor pagina’s zonder groot beeld bovenaan.',
      fr: 'Le menu est fixe et opaque dès le début : pour les pages sans grande image en haut.',
      en: 'The menu is fixed and opaque from the start: for pages without a large picture at the top.',
      de: 'Das Menü ist von Anfang an fest und deckend: für Seiten ohne großes Bild oben.',
    },
  ),
  option(
    'noReferrerNoFollow',
    false,
    {
      nl: 'Links naar buiten: noreferrer nofollow',
      fr: 'Liens sortants : noreferrer nofollow',
      en: 'Outgoing links: noreferrer nofollow',
      de: 'Ausgehende Links: noreferrer nofollow',
    },
    {
      nl: 'Zoekmachines volgen de links van deze pagina niet en andere sites zien niet waar de bezoeker vandaan komt.',
      fr: 'Les moteurs ne suivent pas les liens de cette page et les autres sites ne voient pas d’où vient le visiteur.',
      en: 'Search engines do not follow the links of this page and other sites do not see where the visitor comes from.',
      de: 'Suchmaschinen folgen den Links dieser Seite nicht, und andere Websites sehen nicht, woher der Besucher kommt.',
    },
  ),
  option(
    'redirect',
    false,
    { nl: 'Doorsturen', fr: 'Rediriger', en: 'Redirect', de: 'Weiterleiten' },
    {
      nl: 'De pagina toont niets zelf, maar stuurt de bezoeker door.',
      fr: 'La page n’affiche rien elle-même, elle envoie le visiteur ailleurs.',
      en: 'The page shows nothing itself but sends the visitor elsewhere.',
      de: 'Die Seite zeigt selbst nichts, sondern leitet den Besucher weiter.',
    },
  ),
  {
    ...urlField(false, pageRedirectValidate),
    name: 'redirectUrl',
    access: closedToTranslators,
    label: { nl: 'Doorsturen naar', fr: 'Rediriger vers', en: 'Redirect to', de: 'Weiterleiten an' },
    admin: {
      condition: (data) => data?.redirect === true,
      description: {
        nl: 'Een pad van deze site of een volledig adres.',
        fr: 'Un chemin de ce site ou une adresse complète.',
        en: 'A path of this site or a full address.',
        de: 'Ein Pfad dieser Website oder eine vollständige Adresse.',
      },
    },
  },
  ...bannerFields,
  {
    name: 'css',
    // Not Payload's code field, which loads its editor from an external server.
    type: 'textarea',
    maxLength: 20_000,
    // CSS can hide or imitate anything on a page, so only administrators change it.
    access: { create: isAdministrator, update: isAdministrator },
    label: { nl: 'Eigen css', fr: 'CSS propre', en: 'Custom css', de: 'Eigenes CSS' },
    admin: {
      rows: 10,
      className: 'studio-page-css-field',
      components: { afterInput: ['/features/content/studio/css-notice#CssNotice'] },
      description: {
        nl: 'Geldt alleen op deze pagina. Alleen beheerders; @import en adressen van andere sites worden geweerd.',
        fr: 'Valable sur cette page seulement. Réservé aux administrateurs ; @import et adresses d’autres sites sont écartés.',
        en: 'Applies to this page only. Administrators only; @import and addresses of other sites are left out.',
        de: 'Gilt nur auf dieser Seite. Nur für Administratoren; @import und Adressen anderer Websites werden entfernt.',
      },
    },
  },
]
