import type { Field } from 'payload'

import { anyone, isEditor } from '@/lib/payload/access'
import { defaultDisplay } from '@/features/property/model/default-display'

import { defineGlobal } from '../../define-collection'
import { conditionField } from './condition-field'
import { displayFieldOptions, formatOptions, sectionOptions } from './display-options'

/** The default, with the kind of each condition, which the form needs. */
const defaultSections = () =>
  defaultDisplay.map(({ section, fields }) => ({
    section,
    fields: fields.map(({ condition, ...field }) => ({
      ...field,
      condition: condition ? { kind: 'value', ...condition } : { kind: 'none' },
    })),
  }))

const shownFields: Field = {
  name: 'fields',
  type: 'array',
  label: { nl: 'Velden', fr: 'Champs', en: 'Fields', de: 'Felder' },
  labels: {
    singular: { nl: 'Veld', fr: 'Champ', en: 'Field', de: 'Feld' },
    plural: { nl: 'Velden', fr: 'Champs', en: 'Fields', de: 'Felder' },
  },
  admin: { initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'field',
          type: 'select',
          required: true,
          options: displayFieldOptions,
          label: { nl: 'Veld', fr: 'Champ', en: 'Field', de: 'Feld' },
        },
        {
          name: 'format',
          type: 'select',
          required: true,
          defaultValue: 'string',
          options: formatOptions,
          label: { nl: 'Schrijfwijze', fr: 'Format', en: 'Format', de: 'Format' },
        },
      ],
    },
    conditionField,
  ],
}

/** The fields of a property page: place, format and condition. */
export const propertyDisplay = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: anyone, update: isEditor },
  schema: {
    slug: 'propertyDisplay',
    label: { nl: 'Pandpagina', fr: 'Page d’un bien', en: 'Property page', de: 'Objektseite' },
    admin: {
      description: {
        nl: 'Sleep secties en velden in volgorde. Een leeg veld verschijnt nooit.',
        fr: 'Glissez sections et champs dans l’ordre. Un champ vide n’apparaît jamais.',
        en: 'Drag sections and fields into order. An empty field never shows.',
        de: 'Ziehen Sie Abschnitte und Felder in die Reihenfolge. Ein leeres Feld erscheint nie.',
      },
    },
    fields: [
      {
        name: 'sections',
        type: 'array',
        defaultValue: defaultSections(),
        label: { nl: 'Secties', fr: 'Sections', en: 'Sections', de: 'Abschnitte' },
        labels: {
          singular: { nl: 'Sectie', fr: 'Section', en: 'Section', de: 'Abschnitt' },
          plural: { nl: 'Secties', fr: 'Sections', en: 'Sections', de: 'Abschnitte' },
        },
        admin: { initCollapsed: true },
        fields: [
          {
            name: 'section',
            type: 'select',
            required: true,
            options: sectionOptions,
            label: { nl: 'Sectie', fr: 'Section', en: 'Section', de: 'Abschnitt' },
          },
          {
            name: 'title',
            type: 'text',
            localized: true,
            label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
            admin: {
              description: {
                nl: 'Leeg: de naam van de sectie.',
                fr: 'Vide : le nom de la section.',
                en: 'Empty: the name of the section.',
                de: 'Leer: der Name des Abschnitts.',
              },
            },
          },
          shownFields,
        ],
      },
    ],
  },
})
