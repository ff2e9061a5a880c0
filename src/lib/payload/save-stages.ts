/**
 * The parts of an operation, in their order. Each is bound to one hook of Payload. A step that only looks at the data, or
 * changes the data that will be written, is in a stage with `isChecked`: `checkSave` runs these without a save. What
 * writes, or is only needed when a write follows, is in another one.
 */
export const stages = [
  {
    name: 'open',
    hook: 'beforeOperation',
    isChecked: true,
    reason: 'who may ask for this, and what they ask for, before anything is read',
  },
  {
    name: 'begin',
    hook: 'beforeOperation',
    isChecked: false,
    reason: 'what later stages must know of the request; after `open`, which may refuse or change it',
  },
  {
    name: 'complete',
    hook: 'beforeValidate',
    isChecked: true,
    reason: 'the data are brought into their form before the fields are validated',
  },
  {
    name: 'guard',
    hook: 'beforeChange',
    isChecked: true,
    reason: 'refusals that need no derived value, so that nothing is worked out in vain',
  },
  {
    name: 'derive',
    hook: 'beforeChange',
    isChecked: true,
    reason: 'values that follow from others; fields that the save must not touch',
  },
  {
    name: 'check',
    hook: 'beforeChange',
    isChecked: true,
    reason: 'refusals that depend on derived values',
  },
  {
    name: 'remember',
    hook: 'beforeChange',
    isChecked: false,
    reason: 'the state before the write is read for the stages after it, once nothing refuses any more',
  },
  {
    name: 'claim',
    hook: 'beforeChange',
    isChecked: false,
    reason:
      'what one save alone may have is claimed last before the write: a save that others refuse claims nothing',
  },
  {
    name: 'store',
    hook: 'beforeChange',
    isChecked: false,
    reason: 'the write begins with files, which only the save that has the revision may replace',
  },
  {
    name: 'settle',
    hook: 'afterChange',
    isChecked: false,
    reason: 'the write has happened: claims and files are final, what the process remembered is forgotten',
  },
  {
    name: 'follow',
    hook: 'afterChange',
    isChecked: false,
    reason: 'consequences for other documents, such as routes, redirects, columns and sessions',
  },
  {
    name: 'project',
    hook: 'afterChange',
    isChecked: false,
    reason: 'rows that are made from the document, after what they are made from has followed',
  },
  {
    name: 'notify',
    hook: 'afterChange',
    isChecked: false,
    reason: 'people who must know of it get an e-mail',
  },
  {
    name: 'record',
    hook: 'afterChange',
    isChecked: false,
    reason: 'what happened is written down for staff',
  },
  {
    name: 'refresh',
    hook: 'afterChange',
    isChecked: false,
    reason: 'what visitors see is compared last, when everything that pages are made from is stored',
  },
  {
    name: 'close',
    hook: 'afterOperation',
    isChecked: false,
    reason: 'the end of the whole operation, which may have saved several documents',
  },
  {
    name: 'guardDeletion',
    hook: 'beforeDelete',
    isChecked: false,
    reason: 'refusals come first: nothing is looked up for a document that stays',
  },
  {
    name: 'prepareDeletion',
    hook: 'beforeDelete',
    isChecked: false,
    reason: 'what goes with the document is looked up while it is there; nothing is deleted yet',
  },
  {
    name: 'followDeletion',
    hook: 'afterDelete',
    isChecked: false,
    reason: 'what cannot exist without the document is deleted',
  },
  {
    name: 'projectDeletion',
    hook: 'afterDelete',
    isChecked: false,
    reason: 'the rows that were made from the document go',
  },
  {
    name: 'recordDeletion',
    hook: 'afterDelete',
    isChecked: false,
    reason: 'the deletion is written down for staff',
  },
  {
    name: 'refreshDeletion',
    hook: 'afterDelete',
    isChecked: false,
    reason: 'pages that showed the document are refreshed last',
  },
  {
    name: 'logIn',
    hook: 'beforeLogin',
    isChecked: false,
    reason: 'before Payload signs the token of a log-in',
  },
  {
    name: 'filterRead',
    hook: 'beforeRead',
    isChecked: false,
    reason: 'what the reader may not see is taken out before relations are read',
  },
  {
    name: 'finishRead',
    hook: 'afterRead',
    isChecked: false,
    reason: 'the document as its reader gets it',
  },
] as const

export type Stage = (typeof stages)[number]
