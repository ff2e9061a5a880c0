import { attachedDeletionContract } from '../../contract/attached-deletion-contract'
import { makePayload } from '../../support/make-payload'

attachedDeletionContract('SQLite', makePayload)
