'use client'

import type { JSONFieldClientComponent } from 'payload'
import { FieldLabel, useField } from '@payloadcms/ui'

import './facts.css'

/**
 * Shows stored JSON. Payload's own JSON field is an editor that loads its code from a third party.
 */
export const FactsField: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useField<unknown>({ path })
  const isEmpty = value === null || value === undefined
  return (
    <div className="field-type studio-facts">
      <FieldLabel as="span" label={field.label} path={path} />
      {isEmpty ? <p>–</p> : <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>}
    </div>
  )
}
