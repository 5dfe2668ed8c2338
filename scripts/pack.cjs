'use strict';

require('./node-version.cjs').runTask('pack');
