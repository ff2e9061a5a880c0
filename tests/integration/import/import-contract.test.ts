import { importContract } from '../../contract/import-contract'
import { makePayload } from '../../support/make-payload'

importContract('SQLite', makePayload)
