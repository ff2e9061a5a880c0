import type { Field, Option, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { findSafeLink } from '@/lib/values/external-link'

import { studioMessage } from '@/lib/payload/studio-message'

import { colourField } from './colour-field'
import { visibilityField } from './common-fields'

/** Icons for links. Each value has its drawing in the header. */
const linkIconOptions = [
  'phone',
  'mail',
  'mapPin',
  'clock',
  'calendar',
  'user',
  'home',
  'heart',
  'search',
  'euro',
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'whatsapp',
] satisfies Option[]

/** Refuses URLs that could run a script or hide their target. */
export const linkFieldValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value) return basic
  if (findSafeLink(value)) return true
  return studioMessage(options.req, 'fields.link')
}

const labelField = (required: boolean): TextField => ({
  name: 'label',
  type: 'text',
  localized: true,
  required,
})

/** The URL of a link; `validate` replaces the rule for links with further conditions. */
export const urlField = (required = false, validate = linkFieldValidate): TextField => ({
  name: 'url',
  type: 'text',
  required,
  validate,
  admin: {
    components: {
      afterInput: ['/composition/studio-parts#LinkPicker', '/composition/studio-parts#LinkStatus'],
    },
  },
})

const iconField: Field = {
  name: 'icon',
  type: 'select',
  options: linkIconOptions,
}

const linkColourField = colourField({
  name: 'colour',
})

/**
 * Fields of a link, for a group or the rows of a list.
 *
 * @param decorated adds icon, colour and status
 */
export function linkFields({ required = false, decorated = false } = {}): Field[] {
  const basic: Field[] = [labelField(required), urlField(required)]
  return decorated ? [...basic, iconField, linkColourField, visibilityField()] : basic
}
