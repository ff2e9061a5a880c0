import * as migration_20261125_082715_initial from './20261125_082715_initial';

export const migrations = [
  {
    up: migration_20261125_082715_initial.up,
    down: migration_20261125_082715_initial.down,
    name: '20261125_082715_initial'
  },
];
