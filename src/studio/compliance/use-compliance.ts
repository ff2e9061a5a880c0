'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'

import { complianceChecklist, type Mention } from '@/lib/compliance/compliance-checklist'
import { readComplianceRules, type ComplianceRule } from '@/lib/compliance/compliance-rules'
import { readEpcScales, type EpcScales } from '@/lib/property/epc-scales'

import { useRelated } from '../property/use-related'

interface Law {
  rules: ComplianceRule[]
  epcScales: EpcScales
}

async function readJson(address: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address, { credentials: 'include' })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json()
}

/** The rules and the energy scales, fetched once for the form. */
function useLaw(): Law | 'loading' | 'failed' {
  const { config } = useConfig()
  const [law, setLaw] = useState<Law | 'loading' | 'failed'>('loading')
  const api = config.routes.api
  useEffect(() => {
    let isHere = true
    Promise.all([
      readJson(`${api}/globals/compliance/?locale=all&depth=0`),
      readJson(`${api}/globals/legal/?depth=0&select[epcScales]=true`),
    ])
      .then(([{ rules }, { epcScales }]) => ({
        rules: readComplianceRules(rules),
        epcScales: readEpcScales(epcScales),
      }))
      .then(
        (read) => isHere && setLaw(read),
        () => isHere && setLaw('failed'),
      )
    return () => {
      isHere = false
    }
  }, [api])
  return law
}

type Values = Record<string, unknown>

const isPlain = (value: unknown) => value === null || typeof value !== 'object' || Array.isArray(value)

/** The plain values of the form, as one text: it changes only when one of them does. */
function useFormValues(): Values {
  const text = useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(fields ?? {}).flatMap(([path, field]) =>
          !path.includes('.') && isPlain(field?.value) ? [[path, field?.value]] : [],
        ),
      ),
    ),
  )
  return useMemo(() => JSON.parse(text) as Values, [text])
}

const today = () => new Date().toISOString().slice(0, 10)

/** The checklist of the property as it stands in the form; nothing while place or type is not chosen. */
export function useCompliance(): Mention[] | 'loading' | 'failed' | 'placeFirst' {
  const law = useLaw()
  const values = useFormValues()
  const locality = useRelated('localities', values.locality)
  const type = useRelated('propertyTypes', values.type)
  return useMemo(() => {
    if (typeof law === 'string') return law
    if (!values.locality || !values.type) return 'placeFirst'
    if (!locality || !type) return 'loading'
    const property = {
      values,
      typeId: type.id,
      webId: type.webId ?? null,
      zip: locality.zip ?? null,
      countryId: locality.countryId ?? null,
    }
    return complianceChecklist(law.rules, property, { epcScales: law.epcScales, day: today() })
  }, [law, values, locality, type])
}
