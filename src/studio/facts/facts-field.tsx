'use client'

import type { JSONFieldClientComponent } from 'payload'
import { FieldLabel, useField } from '@payloadcms/ui'

import './facts.css'

/**
 * What the system stored as JSON, to be read. Payload's own field is an editor that loads its code from a third party
 * when it is shown.
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
