import type { Field, NumberField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'

interface LayoutDefaults {
  span: number
  view: string
  numberItemOfRow: number
  maxItems: number
}

const wholeNumber = (name: string, rest: Partial<NumberField> = {}): NumberField =>
  ({ name, type: 'number', min: 1, ...rest, admin: { step: 1, ...rest.admin } }) as NumberField

const widthOn = (name: 'sm' | 'md' | 'lg') => wholeNumber(name, { max: 12, admin: { width: '33%' } })

const columnsField: Field = {
  name: 'columns',
  type: 'group',
  admin: {
    hideGutter: true,
  },
  fields: [
    {
      type: 'row',
      fields: [widthOn('sm'), widthOn('md'), widthOn('lg')],
    },
  ],
}

const positionField: Field = {
  name: 'position',
  type: 'select',
  defaultValue: 'contentRow',
  options: ['contentRow', 'fullRow'],
}

const viewField = (view: string): Field => ({
  name: 'view',
  type: 'select',
  defaultValue: view,
  options: ['single-view', 'slider-view', 'card-view'],
})

const cssClassValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || /^[a-z][a-z0-9_-]*( [a-z][a-z0-9_-]*)*$/i.test(value)) return basic
  return studioMessage(options.req, 'fields.cssClass')
}

const cssClassField: Field = {
  name: 'cssClass',
  type: 'text',
  validate: cssClassValidate,
}

const sortField: Field = {
  name: 'sort',
  type: 'number',
  admin: {
    step: 1,
  },
}

/** Position, width and item layout of a block, by option. */
export const layoutFields = (defaults: LayoutDefaults) =>
  ({
    view: [viewField(defaults.view)],
    numberItemOfRow: [wholeNumber('numberItemOfRow', { max: 6, defaultValue: defaults.numberItemOfRow })],
    maxItems: [wholeNumber('maxItems', { max: 100, defaultValue: defaults.maxItems })],
    position: [positionField],
    span: [wholeNumber('span', { max: 12, defaultValue: defaults.span })],
    columns: [columnsField],
    cssClass: [cssClassField],
    sort: [sortField],
  }) satisfies Record<string, Field[]>
