import { databaseContract } from '../../contract/database-contract'
import { makePayload } from '../../support/make-payload'

databaseContract('SQLite', makePayload)
