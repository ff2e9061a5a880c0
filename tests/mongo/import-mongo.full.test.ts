import { importContract } from '../contract/import-contract'

import { makeOwnMongo } from './own-database'

importContract('MongoDB', makeOwnMongo)
