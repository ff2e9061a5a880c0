'use client'

import { useRef, useState } from 'react'

import {
  Button,
  DocumentInfoProvider,
  Form,
  OperationProvider,
  ReactSelect,
  RenderFields,
  useAuth,
  useConfig,
  useForm,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import type { CollectionSlug, FormState } from 'payload'
import { reduceFieldsToValues, unflatten } from 'payload/shared'

import { useConfigLabel } from '@/studio/blocks/use-content-text'
import { useStudioText } from '@/studio/use-studio-text'

import { bulkFields, type BulkField } from './bulk-fields'

/** Without it the form has no state at all until a field is chosen. */
const noFields: FormState = {}

type Choice = { label: string; value: string }

/** The fields of the collection that the user may change. */
function useFields(collection: string): BulkField[] {
  const { permissions } = useAuth()
  const { getEntityConfig } = useConfig()
  const labelOf = useConfigLabel()
  const allowed = permissions?.collections?.[collection]?.fields ?? {}
  const { fields } = getEntityConfig({ collectionSlug: collection })
  return bulkFields(fields, labelOf, { path: '', label: '', permissions: allowed })
}

/** Reads what the form needs to show fields of these paths. */
function useReadState(collection: string) {
  const { getFormState } = useServerFunctions()
  const { permissions } = useAuth()
  return async (formState: FormState, paths: readonly string[], isSubmitted = false): Promise<FormState> => {
    const answer = await getFormState({
      collectionSlug: collection,
      docPermissions: permissions?.collections?.[collection] as never,
      docPreferences: { fields: {} },
      formState,
      operation: 'update',
      schemaPath: collection,
      select: unflatten(Object.fromEntries(paths.map((path) => [path, true]))),
      skipValidation: !isSubmitted,
    })
    return 'state' in answer && answer.state ? answer.state : formState
  }
}

const isAt = (path: string, chosen: readonly string[]): boolean =>
  chosen.some((each) => path === each || path.startsWith(`${each}.`))

interface FieldsProps {
  collection: string
  fields: readonly BulkField[]
  chosen: readonly string[]
  onChoose: (paths: string[]) => void
  onRead: (isReading: boolean) => void
}

/** The choice of fields, found by their labels, and the chosen ones. */
function ChosenFields({ collection, fields, chosen, onChoose, onRead }: FieldsProps) {
  const t = useStudioText()
  const { dispatchFields, getFields } = useForm()
  const readState = useReadState(collection)
  const reads = useRef(0)
  const options = fields.map(({ label, path }): Choice => ({ label, value: path }))
  const choose = async (selected: unknown) => {
    const paths = [selected ?? []].flat().map((each) => (each as Choice).value)
    onChoose(paths)
    reads.current += 1
    onRead(true)
    const state = await readState(getFields(), paths)
    // What was typed meanwhile stays.
    const fieldsNow = getFields()
    const added = Object.entries(state).filter(([path]) => !(path in fieldsNow))
    dispatchFields({ type: 'UPDATE_MANY', formState: Object.fromEntries(added) })
    reads.current -= 1
    onRead(reads.current > 0)
  }
  return (
    <>
      <div className="field-type studio-bulk-edit__choice">
        <p className="field-label">{t('bulkEdit.fields')}</p>
        <ReactSelect
          isMulti
          options={options}
          value={options.filter(({ value }) => chosen.includes(value))}
          onChange={(selected) => void choose(selected)}
        />
      </div>
      {fields
        .filter(({ path }) => chosen.includes(path))
        .map(({ field, parentPath, path, permissions }) => (
          <RenderFields
            key={path}
            fields={[field]}
            forceRender
            parentIndexPath=""
            parentPath={parentPath}
            parentSchemaPath=""
            permissions={permissions as true}
          />
        ))}
    </>
  )
}

interface ButtonsProps {
  chosen: readonly string[]
  hasDrafts: boolean
  isDisabled: boolean
  onSave: (data: object, paths: readonly string[]) => void
}

function SaveButtons({ chosen, hasDrafts, isDisabled, onSave }: ButtonsProps) {
  const { t: payloadText } = useTranslation()
  const { getFields } = useForm()
  const save = (status: object) => {
    const state = Object.entries(getFields()).filter(([path]) => isAt(path, chosen))
    onSave({ ...reduceFieldsToValues(Object.fromEntries(state), true), ...status }, chosen)
  }
  const disabled = isDisabled || chosen.length === 0
  if (!hasDrafts)
    return (
      <Button type="button" disabled={disabled} onClick={() => save({})}>
        {payloadText('general:save')}
      </Button>
    )
  return (
    <>
      <Button
        type="button"
        buttonStyle="secondary"
        disabled={disabled}
        onClick={() => save({ _status: 'draft' })}
      >
        {payloadText('version:saveDraft')}
      </Button>
      <Button type="button" disabled={disabled} onClick={() => save({ _status: 'published' })}>
        {payloadText('version:publishChanges')}
      </Button>
    </>
  )
}

interface BulkEditFormProps {
  collection: string
  hasDrafts: boolean
  isBusy: boolean
  /** Called with the values and the paths of their fields. */
  onSave: (data: object, paths: readonly string[]) => void
}

/** Fields with the values that several documents get. */
export function BulkEditForm({ collection, hasDrafts, isBusy, onSave }: BulkEditFormProps) {
  const { user } = useAuth()
  const fields = useFields(collection)
  const readState = useReadState(collection)
  const [chosen, setChosen] = useState<string[]>([])
  const [isReading, setReading] = useState(false)
  return (
    <DocumentInfoProvider
      collectionSlug={collection as CollectionSlug}
      currentEditor={user as never}
      hasPublishedDoc={false}
      initialData={{}}
      isLocked={false}
      lastUpdateTime={0}
      mostRecentVersionIsAutosaved={false}
      unpublishedVersionCount={0}
      versionCount={0}
    >
      <OperationProvider operation="update">
        <Form
          className="studio-stack"
          initialState={noFields}
          isInitializing={isReading}
          onChange={[({ formState, submitted }) => readState(formState, chosen, submitted)]}
        >
          <ChosenFields
            collection={collection}
            fields={fields}
            chosen={chosen}
            onChoose={setChosen}
            onRead={setReading}
          />
          <div className="studio-row">
            <SaveButtons
              chosen={chosen}
              hasDrafts={hasDrafts}
              isDisabled={isBusy || isReading}
              onSave={onSave}
            />
          </div>
        </Form>
      </OperationProvider>
    </DocumentInfoProvider>
  )
}
