import type { CheckboxField } from 'payload'
import { expect, test } from 'vitest'

import { findMissingLabels } from '../../../../tests/support/studio-labels'

import { ownField } from './rich-text-editor'

/** As Payload labels its fields: in one language at a time. */
const payloads = (name: string): CheckboxField => ({ name, type: 'checkbox', label: () => 'Ouvrir' })

test.each(['text', 'newTab', 'url', 'linkType'])(
  'the field %s of the dialog of a link has a label in every language',
  (name) => {
    expect(findMissingLabels(ownField(payloads(name)), 'link')).toEqual([])
  },
)
