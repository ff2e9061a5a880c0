'use client'

import type { JSONFieldClientComponent } from 'payload'
import { FieldLabel, useField } from '@payloadcms/ui'

import { factsOf } from './describe-facts'

/**
 * Shows stored JSON as lines. Payload's own JSON field is an editor that loads its code from a third party.
 */
export const FactsField: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useField<unknown>({ path })
  const facts = factsOf(value)
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} path={path} />
      {facts.length === 0 ? (
        <p>–</p>
      ) : (
        <pre className="studio-panel studio-code" tabIndex={0}>
          {facts.map(([name, text]) => (name ? `${name}: ${text}` : text)).join('\n')}
        </pre>
      )}
    </div>
  )
}
