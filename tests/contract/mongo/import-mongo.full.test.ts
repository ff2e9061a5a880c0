import { importContract } from '../import-contract'

import { makeOwnMongo } from './own-database'

importContract('MongoDB', makeOwnMongo)
