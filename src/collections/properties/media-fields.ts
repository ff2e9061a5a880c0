import type { ArrayField, Field, TextFieldSingleValidation, UploadField } from 'payload'
import { text } from 'payload/shared'

import { closedToTranslators, isStaff, staffRole } from '@/lib/payload/access'
import { picturesInput } from '@/features/media/server/pictures-input'
import { studioMessage } from '@/lib/payload/studio-message'
import type { Localized } from '@/lib/i18n/locales'
import type { AltFacts } from '@/features/media/model/propose-alt'
import { linkTarget } from '@/lib/values/external-link'

const validateWebUrl: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || linkTarget(value)?.kind === 'external') return basic
  return studioMessage(options.req, 'fields.webAddress')
}

const pictures = (
  name: string,
  altKind: AltFacts['kind'],
  label: Localized,
  description: Localized,
): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  access: closedToTranslators,
  filterOptions: { mimeType: { contains: 'image/' } },
  label,
  admin: { description, components: { Field: picturesInput({ altSource: 'property', altKind }) } },
})

const urlsField = (
  name: string,
  label: Localized,
  singular: Localized,
  description: Localized,
): ArrayField => ({
  name,
  type: 'array',
  access: closedToTranslators,
  label,
  labels: { singular, plural: label },
  admin: { description, initCollapsed: false },
  fields: [
    {
      name: 'url',
      type: 'text',
      required: true,
      validate: validateWebUrl,
      label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
    },
  ],
})

const documentsField: Field = {
  name: 'documents',
  type: 'join',
  collection: 'documents',
  on: 'property',
  access: { read: isStaff },
  label: { nl: 'Documenten', fr: 'Documents', en: 'Documents', de: 'Dokumente' },
  admin: { defaultColumns: ['title', 'kind', 'audience', 'originalName'] },
}

/** Pictures, plans, films, tours and documents. */
export const mediaFields: Field[] = [
  pictures(
    'pictures',
    'photo',
    { nl: 'Foto’s', fr: 'Photos', en: 'Pictures', de: 'Fotos' },
    {
      nl: 'De eerste foto is de hoofdfoto. Versleep om de volgorde te wijzigen.',
      fr: 'La première photo est la principale. Glissez pour changer l’ordre.',
      en: 'The first picture is the main one. Drag to change the order.',
      de: 'Das erste Foto ist das Hauptfoto. Ziehen Sie, um die Reihenfolge zu ändern.',
    },
  ),
  pictures(
    'plans',
    'plan',
    { nl: 'Plannen', fr: 'Plans', en: 'Plans', de: 'Grundrisse' },
    {
      nl: 'Grondplannen, getoond onder de foto’s.',
      fr: 'Plans des étages, affichés sous les photos.',
      en: 'Floor plans, shown below the pictures.',
      de: 'Grundrisse, unter den Fotos gezeigt.',
    },
  ),
  urlsField(
    'videos',
    { nl: 'Video’s', fr: 'Vidéos', en: 'Videos', de: 'Videos' },
    { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' },
    {
      nl: 'Het adres van een video of videobestand. Hij laadt pas als de bezoeker erop klikt.',
      fr: 'L’adresse d’une vidéo ou d’un fichier vidéo. Elle se charge au clic du visiteur.',
      en: 'The address of a video or video file. It loads once the visitor clicks.',
      de: 'Die Adresse eines Videos oder einer Videodatei. Es lädt erst beim Klick des Besuchers.',
    },
  ),
  urlsField(
    'tours',
    { nl: 'Virtuele bezoeken', fr: 'Visites virtuelles', en: 'Virtual tours', de: 'Virtuelle Rundgänge' },
    { nl: 'Virtueel bezoek', fr: 'Visite virtuelle', en: 'Virtual tour', de: 'Virtueller Rundgang' },
    {
      nl: 'Het adres van een 3D- of 360°-bezoek.',
      fr: 'L’adresse d’une visite 3D ou 360°.',
      en: 'The address of a 3D or 360° tour.',
      de: 'Die Adresse eines 3D- oder 360°-Rundgangs.',
    },
  ),
  documentsField,
  {
    name: 'documentsDrop',
    type: 'ui',
    label: {
      nl: 'Documenten toevoegen',
      fr: 'Ajouter des documents',
      en: 'Add documents',
      de: 'Dokumente hinzufügen',
    },
    admin: {
      condition: (_data, _siblings, { user }) => staffRole(user) !== 'translator',
      components: { Field: '/composition/studio-parts#DocumentsDrop' },
    },
  },
]
