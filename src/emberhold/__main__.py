"""`python -m emberhold` is the same as `emberhold`."""

import sys

from emberhold.cli import main

sys.exit(main())
