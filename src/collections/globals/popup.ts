import { isEditor, publishedOrStaff } from '@/lib/payload/access'
import { draftsOfSettings } from '@/lib/payload/drafts'
import { linkFields } from '@/lib/payload/fields/link-field'

import { defineGlobal } from '../define-collection'

/** A dialog over the page, at most once per visit. */
export const popup = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: publishedOrStaff, update: isEditor, readVersions: isEditor },
  schema: {
    slug: 'popup',
    label: { nl: 'Pop-up', fr: 'Fenêtre promotionnelle', en: 'Popup', de: 'Pop-up' },
    versions: draftsOfSettings,
    admin: {
      description: {
        nl: 'Verschijnt eenmaal per bezoek zolang de pop-up gepubliceerd is, in talen met een titel.',
        fr: 'S’affiche une fois par visite tant qu’elle est publiée, dans les langues qui ont un titre.',
        en: 'Shows once per visit while it is published, in languages that have a title.',
        de: 'Erscheint einmal pro Besuch, solange es veröffentlicht ist, in Sprachen mit einem Titel.',
      },
    },
    fields: [
      {
        name: 'delay',
        type: 'number',
        min: 0,
        max: 600,
        defaultValue: 5,
        label: {
          nl: 'Wachttijd (seconden)',
          fr: 'Délai (secondes)',
          en: 'Delay (seconds)',
          de: 'Verzögerung (Sekunden)',
        },
        admin: {
          step: 1,
          description: {
            nl: '0: meteen.',
            fr: '0 : tout de suite.',
            en: '0: at once.',
            de: '0: sofort.',
          },
        },
      },
      {
        name: 'title',
        type: 'text',
        localized: true,
        label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
      },
      {
        name: 'media',
        type: 'upload',
        relationTo: 'media',
        label: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
      },
      {
        name: 'description',
        type: 'richText',
        localized: true,
        label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
      },
      {
        name: 'link',
        type: 'group',
        label: { nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' },
        fields: linkFields(),
      },
    ],
  },
})
