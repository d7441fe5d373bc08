"""Gate Witch: time gates that open one by one, until she takes a turn that was not hers yet."""
