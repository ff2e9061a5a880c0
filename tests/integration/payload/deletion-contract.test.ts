import { deletionContract } from '../../contract/deletion-contract'
import { makePayload } from '../../support/make-payload'

deletionContract('SQLite', makePayload)
