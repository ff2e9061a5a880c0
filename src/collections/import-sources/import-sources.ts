import type { Field, TextFieldSingleValidation } from 'payload'

import { isApiFormat } from '@/features/import/model/api-kinds'
import { feedFormatLabels, feedFormatNames } from '@/features/import/model/feed-formats'
import { sourceEndpoints } from '@/features/import/server/import-endpoints'
import { localeNames, locales } from '@/lib/i18n/locales'
import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'

import { defineCollection } from '../define-collection'
import { accountFields } from './account-fields'
import { folderField } from './folder-field'
import { locationFields } from './location-fields'
import { codesField, mappingField } from './mapping-fields'
import { ruleFields } from './rule-fields'
import { scheduleFields } from './schedule-fields'

const checkKey: TextFieldSingleValidation = (value, { req }) =>
  /^[a-z0-9][a-z0-9-]{0,59}$/.test(value ?? '') || studioMessage(req, 'fields.sourceKey')

const identityFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 80,
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
        admin: { width: '50%' },
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        maxLength: 60,
        label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
        // The properties of the source carry it: with another key they would no longer be recognised.
        access: { update: noAccess },
        validate: checkKey,
        admin: {
          width: '50%',
          description: {
            nl: 'Kleine letters, cijfers en streepjes. Staat bij elk pand van deze bron en verandert nooit.',
            fr: 'Lettres minuscules, chiffres et traits d’union. Figure dans chaque bien de cette source et ne change jamais.',
            en: 'Small letters, digits and hyphens. Every property of this source has it, and it never changes.',
            de: 'Kleinbuchstaben, Ziffern und Bindestriche. Steht bei jedem Objekt dieser Quelle und ändert sich nie.',
          },
        },
      },
    ],
  },
  {
    name: 'active',
    type: 'checkbox',
    defaultValue: true,
    label: { nl: 'Actief', fr: 'Active', en: 'Active', de: 'Aktiv' },
    admin: {
      description: {
        nl: 'Uit: deze bron wordt niet ingelezen.',
        fr: 'Non : cette source n’est pas importée.',
        en: 'Off: this source is not imported.',
        de: 'Aus: diese Quelle wird nicht importiert.',
      },
    },
  },
]

const feedFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'format',
        type: 'select',
        required: true,
        defaultValue: 'specification3',
        label: { nl: 'Formaat', fr: 'Format', en: 'Format', de: 'Format' },
        options: feedFormatNames.map((value) => ({ value, label: { ...feedFormatLabels[value] } })),
        admin: { width: '50%' },
      },
      {
        name: 'location',
        type: 'select',
        required: true,
        defaultValue: 'address',
        label: { nl: 'Waar', fr: 'Où', en: 'Where', de: 'Wo' },
        options: [
          {
            value: 'address',
            label: { nl: 'Internetadres', fr: 'Adresse internet', en: 'Web address', de: 'Internetadresse' },
          },
          { value: 'file', label: { nl: 'Bestand', fr: 'Fichier', en: 'File', de: 'Datei' } },
          { value: 'folder', label: { nl: 'Map', fr: 'Dossier', en: 'Folder', de: 'Ordner' } },
        ],
        admin: { width: '50%', condition: (_, { format }) => !isApiFormat(format) },
      },
    ],
  },
  ...locationFields,
  folderField,
  ...accountFields,
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['fr', 'nl'],
    label: { nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' },
    options: locales.map((value) => ({ value, label: localeNames[value] })),
    admin: {
      description: {
        nl: 'De bron heeft teksten in al deze talen; ontbreekt er een, dan wacht de import op u.',
        fr: 'La source a des textes dans toutes ces langues ; s’il en manque une, l’importation vous attend.',
        en: 'The source has texts in all these languages; when one is missing, the import waits for you.',
        de: 'Die Quelle hat Texte in allen diesen Sprachen; fehlt eine, wartet der Import auf Sie.',
      },
    },
  },
  {
    name: 'textLanguage',
    type: 'select',
    label: {
      nl: 'Taal van teksten die er geen noemen',
      fr: 'Langue des textes qui n’en nomment pas',
      en: 'Language of texts that name none',
      de: 'Sprache von Texten, die keine nennen',
    },
    options: locales.map((value) => ({ value, label: localeNames[value] })),
    admin: {
      description: {
        nl: 'Leeg: de standaardtaal van de site.',
        fr: 'Vide : la langue par défaut du site.',
        en: 'Empty: the default language of the site.',
        de: 'Leer: die Standardsprache der Website.',
      },
    },
  },
]

/** Where properties come from: one document per feed. */
export const importSources = defineCollection({
  menu: { group: 'system', shownTo: isEditor },
  access: { create: isAdministrator, read: isEditor, update: isAdministrator, delete: isAdministrator },
  schema: {
    slug: 'importSources',
    labels: {
      singular: { nl: 'Importbron', fr: 'Source d’importation', en: 'Import source', de: 'Importquelle' },
      plural: { nl: 'Importbronnen', fr: 'Sources d’importation', en: 'Import sources', de: 'Importquellen' },
    },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'key', 'format', 'active'] },
    defaultSort: 'name',
    disableDuplicate: true,
    endpoints: sourceEndpoints,
    fields: [...identityFields, ...feedFields, ...scheduleFields, ...ruleFields, mappingField, codesField],
  },
})
