'use client'

import { useId, useMemo, useState, useCallback, useEffect, useRef } from 'react'
import { getTranslation } from '@payloadcms/translations'
import { RenderFields, useConfig, useDocumentInfo, useTranslation, usePreferences } from '@payloadcms/ui'
import type { ClientTab } from 'payload'
import { getFieldPaths } from 'payload/shared'

import { lazyPart } from '@/studio/lazy-part'
import { useFieldsShown } from '@/studio/after-fields'
import { findTabs } from '@/studio/form-tabs'
import { useStudioText } from '@/studio/use-studio-text'
import { Badge } from '@/studio/ui/parts'

import { countMissing, markFields, type MissingFields } from './mark-fields'
import { moveFocus, SectionTab } from './section-tab'

import './sections.css'

interface FormPreferences {
  fields?: Record<string, { tabIndex?: unknown } | undefined>
}

/**
 * The open tab of the form, stored among the editor's preferences where Payload's own tabs store theirs.
 *
 * @param key of the field of tabs, such as `tabs-0`
 * @returns index of the open tab, and the function that opens one
 */
function useOpenSection(key: string, count: number): [number, (index: number) => void] {
  const { getPreference, setPreference } = usePreferences()
  const { preferencesKey } = useDocumentInfo()
  const [open, setOpen] = useState(0)
  const hasChosen = useRef(false)

  useEffect(() => {
    if (!preferencesKey) return
    void getPreference<FormPreferences>(preferencesKey).then((stored) => {
      const index = Number(stored?.fields?.[key]?.tabIndex ?? 0)
      if (!hasChosen.current && Number.isInteger(index) && index > 0 && index < count) setOpen(index)
    })
  }, [count, getPreference, key, preferencesKey])

  const choose = useCallback(
    (index: number) => {
      hasChosen.current = true
      setOpen(index)
      // Merged with what is stored: the same preference keeps which rows are folded.
      if (preferencesKey) void setPreference(preferencesKey, { fields: { [key]: { tabIndex: index } } }, true)
    },
    [key, preferencesKey, setPreference],
  )
  return [open, choose]
}

const MissingWatch = lazyPart(async () => (await import('./form-parts')).MissingWatch)

function useMarkedFields(tab: ClientTab, missing: MissingFields) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  return useMemo(
    () =>
      markFields(tab.fields, missing, (label, isHidden) => (
        <>
          {getTranslation(label as string, i18n)}
          {/* A label is a row, which drops a plain space. */}
          {'\u00A0'}
          <Badge tone="warn">{t(isHidden ? 'compliance.hidden' : 'compliance.required')}</Badge>
        </>
      )),
    [i18n, missing, t, tab.fields],
  )
}

interface SectionProps {
  tab: ClientTab
  index: number
  /** Of the tabs among the fields of the form. */
  paths: ReturnType<typeof getFieldPaths>
  missing: MissingFields
}

function Section({ tab, index, paths, missing }: SectionProps) {
  const fields = useMarkedFields(tab, missing)
  const { docPermissions, hasSavePermission, isTrashed } = useDocumentInfo()
  const ownPaths = getFieldPaths({
    field: tab,
    index,
    parentIndexPath: paths.indexPath,
    parentPath: paths.path,
    parentSchemaPath: paths.schemaPath,
  })
  return (
    <RenderFields
      fields={fields}
      forceRender
      parentIndexPath={ownPaths.indexPath}
      parentPath={ownPaths.path}
      parentSchemaPath={ownPaths.schemaPath}
      permissions={docPermissions?.fields ?? true}
      readOnly={hasSavePermission !== true || isTrashed === true}
    />
  )
}

interface PropertySectionsProps {
  /** Of the row around the tabs. */
  indexPath: string
  path: string
  schemaPath: string
}

/**
 * The tabs of a property as a list of sections beside the fields. Sections and fields that keep the property from being
 * published are marked while the editor types, by the rules that the server checks.
 */
export function PropertySections({ indexPath, path, schemaPath }: PropertySectionsProps) {
  const t = useStudioText()
  const id = useId()
  const { getEntityConfig } = useConfig()
  const tabs = findTabs(getEntityConfig({ collectionSlug: 'properties' })?.fields ?? [])
  const [foundPaths, setFound] = useState('[]')
  const areFieldsShown = useFieldsShown()
  const missing = useMemo(() => new Map(JSON.parse(foundPaths) as [string, boolean][]), [foundPaths])
  const [open, choose] = useOpenSection(`tabs-${indexPath}`, tabs.length)
  const paths = getFieldPaths({
    field: { type: 'tabs', tabs },
    index: 0,
    parentIndexPath: indexPath,
    parentPath: path,
    parentSchemaPath: schemaPath,
  })
  const tab = tabs[open]
  return (
    <div className="field-type studio-stack studio-sections">
      {areFieldsShown && <MissingWatch onChange={setFound} />}
      <div
        role="tablist"
        aria-label={t('compliance.sections')}
        aria-orientation="vertical"
        className="studio-sections__tabs"
        onKeyDown={moveFocus}
      >
        {tabs.map((each, index) => (
          <SectionTab
            key={index}
            id={`${id}-${index}`}
            tab={each}
            panelId={`${id}-panel`}
            isOpen={index === open}
            missing={countMissing(each, missing)}
            onOpen={() => choose(index)}
          />
        ))}
      </div>
      {tab && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
          <Section key={open} tab={tab} index={open} paths={paths} missing={missing} />
        </div>
      )}
    </div>
  )
}
