import type { Field, NumberField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import type { Localized } from '@/lib/i18n/locales'

import { studioMessage } from '@/lib/payload/studio-message'

interface LayoutDefaults {
  span: number
  view: string
  numberItemOfRow: number
  maxItems: number
}

const wholeNumber = (name: string, label: Localized, rest: Partial<NumberField> = {}): NumberField =>
  ({ name, type: 'number', min: 1, label, ...rest, admin: { step: 1, ...rest.admin } }) as NumberField

const widthOn = (name: 'sm' | 'md' | 'lg', label: Localized) =>
  wholeNumber(name, label, { max: 12, admin: { width: '33%' } })

const columnsField: Field = {
  name: 'columns',
  type: 'group',
  label: {
    nl: 'Breedte per scherm',
    fr: 'Largeur par écran',
    en: 'Width per screen',
    de: 'Breite pro Bildschirm',
  },
  admin: {
    hideGutter: true,
    description: {
      nl: 'Aantal van de twaalf kolommen. Leeg: de breedte hierboven (op een smartphone de volle breedte).',
      fr: 'Nombre de colonnes sur douze. Vide : la largeur ci-dessus (sur smartphone, toute la largeur).',
      en: 'Number of the twelve columns. Empty: the width above (on a phone the full width).',
      de: 'Anzahl der zwölf Spalten. Leer: die Breite oben (auf dem Smartphone die volle Breite).',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        widthOn('sm', { nl: 'Smartphone', fr: 'Smartphone', en: 'Phone', de: 'Smartphone' }),
        widthOn('md', { nl: 'Tablet', fr: 'Tablette', en: 'Tablet', de: 'Tablet' }),
        widthOn('lg', { nl: 'Computer', fr: 'Ordinateur', en: 'Computer', de: 'Computer' }),
      ],
    },
  ],
}

const positionField: Field = {
  name: 'position',
  type: 'select',
  defaultValue: 'contentRow',
  label: { nl: 'Plaats', fr: 'Position', en: 'Position', de: 'Position' },
  options: [
    {
      value: 'contentRow',
      label: { nl: 'In de inhoud', fr: 'Dans le contenu', en: 'Within the content', de: 'Im Inhalt' },
    },
    {
      value: 'fullRow',
      label: {
        nl: 'Van rand tot rand',
        fr: 'D’un bord à l’autre',
        en: 'From edge to edge',
        de: 'Von Rand zu Rand',
      },
    },
  ],
}

const viewField = (view: string): Field => ({
  name: 'view',
  type: 'select',
  defaultValue: view,
  label: { nl: 'Vorm', fr: 'Vue', en: 'View', de: 'Ansicht' },
  options: [
    {
      value: 'single-view',
      label: { nl: 'Onder elkaar', fr: 'L’un sous l’autre', en: 'Single', de: 'Einzeln' },
    },
    { value: 'slider-view', label: { nl: 'Schuifbalk', fr: 'Carrousel', en: 'Slider', de: 'Slider' } },
    { value: 'card-view', label: { nl: 'Kaarten', fr: 'Cartes', en: 'Cards', de: 'Karten' } },
  ],
})

const cssClassValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || /^[a-z][a-z0-9_-]*( [a-z][a-z0-9_-]*)*$/i.test(value)) return basic
  return studioMessage(options.req, 'fields.cssClass')
}

const cssClassField: Field = {
  name: 'cssClass',
  type: 'text',
  label: { nl: 'CSS-klasse', fr: 'Classe CSS', en: 'CSS class', de: 'CSS-Klasse' },
  validate: cssClassValidate,
  admin: {
    description: {
      nl: 'Voor eigen css van de pagina. Meestal leeg.',
      fr: 'Pour le css propre à la page. Vide le plus souvent.',
      en: 'For the page’s own css. Mostly empty.',
      de: 'Für das eigene CSS der Seite. Meist leer.',
    },
  },
}

const sortField: Field = {
  name: 'sort',
  type: 'number',
  label: { nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' },
  admin: {
    step: 1,
    description: {
      nl: 'Leeg: de plaats in de lijst. Blokken met een getal komen eerst, van klein naar groot.',
      fr: 'Vide : la place dans la liste. Les blocs avec un nombre viennent d’abord, du plus petit au plus grand.',
      en: 'Empty: the place in the list. Blocks with a number come first, from small to large.',
      de: 'Leer: der Platz in der Liste. Blöcke mit einer Zahl kommen zuerst, von klein nach groß.',
    },
  },
}

/** Position, width and item layout of a block, by option. */
export const layoutFields = (defaults: LayoutDefaults) =>
  ({
    view: [viewField(defaults.view)],
    numberItemOfRow: [
      wholeNumber(
        'numberItemOfRow',
        { nl: 'Aantal per rij', fr: 'Nombre par rangée', en: 'Items per row', de: 'Anzahl pro Reihe' },
        { max: 6, defaultValue: defaults.numberItemOfRow },
      ),
    ],
    maxItems: [
      wholeNumber(
        'maxItems',
        { nl: 'Hoogstens', fr: 'Au maximum', en: 'At most', de: 'Höchstens' },
        { max: 100, defaultValue: defaults.maxItems },
      ),
    ],
    position: [positionField],
    span: [
      wholeNumber(
        'span',
        { nl: 'Breedte (kolommen)', fr: 'Largeur (colonnes)', en: 'Width (columns)', de: 'Breite (Spalten)' },
        { max: 12, defaultValue: defaults.span },
      ),
    ],
    columns: [columnsField],
    cssClass: [cssClassField],
    sort: [sortField],
  }) satisfies Record<string, Field[]>
